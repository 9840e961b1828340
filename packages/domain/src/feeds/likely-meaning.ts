import { colors } from '../lots/color.ts'
import type { LotStatusName } from '../lots/lot-status.ts'
import { normalizedWord, type WordField } from './feed-source.ts'

/** Parts of a word that reveal a status, the specific ones before those that they contain. */
const statusParts: readonly (readonly [RegExp, LotStatusName])[] = [
  [/NEGO|商談/, 'soldNego'],
  [/NOT SOLD|NOTSOLD|UNSOLD|НЕ ?ПРОДАН|流札/, 'notSold'],
  [/CANCEL|ОТМЕН/, 'cancelled'],
  [/REMOV|WITHDR|СНЯТ/, 'removed'],
  [/SOLD|ПРОДАН|落札/, 'sold'],
]

/** The most likely meaning of a source's unknown word, for a person to confirm; null if there is no clue. */
export function likelyMeaning(field: WordField, word: string): string | null {
  const folded = normalizedWord(word)
  if (field === 'status') return statusParts.find(([part]) => part.test(folded))?.[1] ?? null
  if (field !== 'color') return null
  const name = Object.keys(colors)
    .map((known) => known.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .sort((one, other) => other.length - one.length)
    .find((known) => folded.includes(known.toUpperCase()))
  return name === undefined ? null : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
