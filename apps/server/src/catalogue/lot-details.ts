/** What bikes and machinery have beside the columns; the feed has checked its types. */
export type LotDetails = Record<string, unknown>

export const textIn = (details: LotDetails, name: string): string => {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

export const numberIn = (details: LotDetails, name: string): number | null => {
  const value = details[name]
  return typeof value === 'number' ? value : null
}

export const objectIn = (details: LotDetails, name: string): LotDetails => {
  const value = details[name]
  return typeof value === 'object' && value !== null ? (value as LotDetails) : {}
}
