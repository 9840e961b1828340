/** How many values one filter may have at a time. */
export const maxFilterValues = 200

/** How many characters a value of each filter may have; `text` is the search text. */
export const longest = {
  maker: 60,
  model: 80,
  date: 10,
  chassis: 40,
  condition: 20,
  gearbox: 40,
  color: 60,
  status: 20,
  auction: 120,
  category: 80,
  /** Including the category in front of it. */
  subcategory: 161,
  steering: 20,
  destination: 20,
  damage: 20,
  lotNo: 500,
  equipment: 200,
  text: 200,
} as const

/** No database row can contain a text with NUL. */
export const isWithin = (name: keyof typeof longest, value: string) =>
  value.length <= longest[name] && !value.includes('\0')
