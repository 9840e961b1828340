import type { WordField } from '@seriba/domain/feeds/feed-source'
import { colors } from '@seriba/domain/lots/color'
import { lotStatus } from '@seriba/domain/lots/lot-status'

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What a word of each field can mean. */
export const meanings: Record<WordField, readonly string[]> = {
  status: Object.keys(lotStatus),
  gearbox: ['AT', 'CVT', 'DCT', 'SAT', 'MT', '4MT', '5MT', '6MT'],
  drive: ['FF', 'FR', 'RR', 'MR', '2WD', '4WD'],
  color: Object.keys(colors).map((name) => capital(words(name))),
}
