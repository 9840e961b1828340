/** What a value of a feed becomes; null leaves the field out. */
export type FeedFix = { becomes: string | null }

/** Fields that a feed leaves out by a figure instead of by silence. */
const emptiedByFigure = ['year', 'mileage', 'engine', 'horsePower', 'startPrice', 'soldPrice']

/** How a value is read that many feeds write and nobody can read as it is; null where only a person can tell. */
export function knownFix(field: string, value: string): FeedFix | null {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return null
  if (field === 'engine' && !Number.isInteger(number) && number > 0.3 && number < 10)
    return { becomes: String(Math.round(number * 1000)) }
  return emptiedByFigure.includes(field) && number <= 0 ? { becomes: null } : null
}
