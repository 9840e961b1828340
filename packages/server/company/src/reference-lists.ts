import type { Option } from '@seriba/contracts/fields'
import { lotStatus, lotStatusName } from '@seriba/domain/lots/lot-status'
import { languageIds } from '@seriba/server-kit/language'

export const languages: Option[] = [
  { value: languageIds.en, label: 'English' },
  { value: languageIds.ru, label: 'Русский' },
]

/** The list on the wire (1§7.3). Every amount is in yen, and shown that way. */
export const currencies: Option[] = [
  { value: 1, label: 'JPY' },
  { value: 2, label: 'USD' },
]

const gears = ['AT', 'MT', 'CVT', 'FAT', 'F5', 'F6', 'IAT', 'DAT', 'SAT', '4F', '5F', '6F']
export const gearboxes: Option[] = gears.map((gear) => ({ value: gear, label: gear }))

/** The apps use the value as the label and the label as the value (1§4.2). */
export const auctionStatuses: Option[] = Object.entries(lotStatus).map(([name, code]) => ({
  value: wordsOf(name),
  label: String(code),
}))

/** A status under the halls' name for it: `Sold (nego)`. */
export function lotStatusLabel(code: number): string {
  const words = wordsOf(lotStatusName(code))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const steeringSides = ['Right', 'Left'].map((side) => ({ value: side, label: side }))

function wordsOf(name: string) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('nego', '(nego)')
}
