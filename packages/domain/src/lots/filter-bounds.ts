/** Values that one filter may have at a time. */
export const maxFilterValues = 200

/** Characters that a value of each filter may have; `text` is what is searched for. */
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
  /** With the category before it. */
  subcategory: 161,
  steering: 20,
  destination: 20,
  damage: 20,
  lotNo: 500,
  equipment: 200,
  text: 200,
} as const

/** No text with NUL can be in a row of the database. */
export const isWithin = (name: keyof typeof longest, value: string) =>
  value.length <= longest[name] && !value.includes('\0')
