/** What bikes and machinery have besides the columns; the feed has checked its types. */
export type LotDetails = Record<string, unknown>

export const textIn = (details: LotDetails, name: string): string => {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

export const numberIn = (details: LotDetails, name: string): number | null => {
  const value = details[name]
  return typeof value === 'number' ? value : null
}

export const flagIn = (details: LotDetails, name: string): boolean | null => {
  const value = details[name]
  return typeof value === 'boolean' ? value : null
}

export const objectIn = (details: LotDetails, name: string): LotDetails => {
  const value = details[name]
  return typeof value === 'object' && value !== null ? (value as LotDetails) : {}
}

/** Names and values in the feed's order. Lots from before that was stored have them as an object. */
export function linesIn(details: LotDetails, name: string): [name: string, value: unknown][] {
  const lines = details[name]
  return Array.isArray(lines) ? lines.filter(isLine) : Object.entries(objectIn(details, name))
}

const isLine = (line: unknown): line is [string, unknown] =>
  Array.isArray(line) && line.length === 2 && typeof line[0] === 'string'

/** The hall's scores of a bike's parts. */
export function ratingsIn(details: LotDetails) {
  const ratings = objectIn(details, 'ratings')
  return {
    rateEngine: numberIn(ratings, 'engine'),
    rateFront: numberIn(ratings, 'front'),
    rateExt: numberIn(ratings, 'exterior'),
    rateRear: numberIn(ratings, 'rear'),
    rateEl: numberIn(ratings, 'electro'),
    rateFrame: numberIn(ratings, 'frame'),
  }
}
