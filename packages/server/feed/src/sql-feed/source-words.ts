/** What the source writes, and what it means; a company adds its own words in the feed's settings. */
export type Words = Readonly<Record<string, string>>

export const statusWords: Words = {
  '': 'Upcoming',
  SOLD: 'Sold',
  'NOT SOLD': 'Not sold',
  NOTSOLD: 'Not sold',
  UNSOLD: 'Not sold',
  CANCELED: 'Cancelled',
  CANCELLED: 'Cancelled',
  REMOVED: 'Removed',
  NEGOTIATE: 'Sold (nego)',
  'NEGOTIATE SOLD': 'Sold (nego)',
  NEGO: 'Sold (nego)',
  ПРОДАН: 'Sold',
  'НЕ ПРОДАН': 'Not sold',
  СНЯТ: 'Removed',
  ОТМЕНЕН: 'Cancelled',
}

const automatic = /^(?:\d?AT|FAT|FA|IAT|DAT|CA|CAT|A)$/
const manual = /^(?:[FIC]\d|\d?(?:MT|F|SM)|MT|M)$/

/**
 * A gearbox as it is listed: letters before a number name where the lever stands (floor, dash, column) and how many
 * gears it has; with an A it is an automatic. `type` is 1 for a manual and 2 for an automatic.
 */
export function gearboxOf(listed: string, type: string, words: Words): string {
  const code = listed.toUpperCase().replace(/\s/g, '')
  const own = words[code]
  if (own !== undefined) return own
  if (code === 'CVT' || code === 'DCT' || code === 'SAT') return code
  if (automatic.test(code)) return 'AT'
  if (manual.test(code)) return `${/\d/.exec(code)?.[0] ?? ''}MT`
  if (type === '1') return 'MT'
  return type === '2' ? 'AT' : listed
}

const fourWheels = /4WD|AWD|4X4/

/** FF, FR, RR, MR or 4WD; nothing where the source says nothing. */
export function driveOf(listed: string): string {
  const code = listed.toUpperCase()
  if (fourWheels.test(code)) return '4WD'
  if (code.includes('MIDSHIP')) return 'MR'
  return /\b(FF|FR|RR|MR)\b/.exec(code)?.[1] ?? ''
}
