/** What a feed's value becomes; null omits the field. */
export type FeedFix = { becomes: string | null }

/** Fields for which a feed sends a figure instead of leaving them out. */
const emptiedByFigure = ['year', 'mileage', 'engine', 'horsePower', 'startPrice', 'soldPrice']

/** How to read a value that many feeds write but that cannot be read as it is; null if only a person can tell. */
export function knownFix(field: string, value: string): FeedFix | null {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return null
  if (field === 'engine' && !Number.isInteger(number) && number > 0.3 && number < 10)
    return { becomes: String(Math.round(number * 1000)) }
  return emptiedByFigure.includes(field) && number <= 0 ? { becomes: null } : null
}
