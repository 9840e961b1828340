import { explainMark } from './explain-mark.ts'
import type { RemarkPart } from './remark-part.ts'
import { remarkSentence } from './remark-sentence.ts'
import { type Severity, worstOf } from './severity.ts'
import { codeEntries, phraseEntries } from './sheet-entries.ts'
import { plainSheetText } from './sheet-text.ts'

export type ReadRemarkText = { parts: RemarkPart[]; severity: Severity; isWhole: boolean }

const equipment = codeEntries.filter(({ category }) => category === 'equipment')

/** Longest first, so that a large leak is not read as a leak. */
const known = [...phraseEntries, ...equipment]
  .flatMap((entry) =>
    entry.written.map((written) => [plainSheetText(written).replaceAll(' ', ''), entry] as const),
  )
  .filter(([written]) => written !== '')
  .sort(([a], [b]) => b.length - a.length)

/** What follows a word and negates it. */
const denial = /^(なし|無し|無|では?ない|でない)/
const isLetter = (written: string) => /^[A-Z]$/i.test(written)

/** A single Latin letter is a word only if another one follows it. */
const phraseAt = (rest: string) =>
  known.find(([written]) => rest.startsWith(written) && (!isLetter(written) || rest.length > 1))

const endsInLetter = /[A-Z]$/i

/** `A1` as it also occurs in a remark. */
function markAt(rest: string) {
  const code = /^(?:XX|RX|[A-Z])[1-5]?(?![A-Z\d])/.exec(rest)?.[0]
  const entry = code && explainMark({ code, part: 'other' }, null)?.entry
  return entry ? ([code, entry] as const) : undefined
}

const counted = /^\d+(?:[.,]\d+)?(?:本|枚|個|名|分|%)?/
/** Tire tread depth is given in tenths of a new tire's. */
const inFigures = (written: string) => written.replace('分', '/10').replace(/[本枚個名]/, '×')

/** Reads a remark with the list of phrases alone: longest phrases first, part and modifier, and the rest verbatim. */
export function readRemark(text: string): ReadRemarkText {
  const parts: RemarkPart[] = []
  for (const word of plainSheetText(text).split(' ')) {
    for (let rest = word; rest !== ''; ) {
      const begins = rest === word
      // A letter within a Latin word is not a mark.
      const mark = endsInLetter.test(word.slice(0, -rest.length)) ? undefined : markAt(rest)
      const [written, entry] = phraseAt(rest) ?? mark ?? [counted.exec(rest)?.[0], null]
      if (written) {
        rest = rest.slice(written.length)
        const denied = entry !== null && entry.category !== 'part' && denial.test(rest)
        parts.push({ written: entry ? written : inFigures(written), entry, denied, begins })
        continue
      }
      const letter = [...rest][0] ?? ''
      const last = parts.at(-1)
      if (rest !== word && last && isUnknown(last)) last.written += letter
      else parts.push({ written: letter, entry: null, denied: false, begins })
      rest = rest.slice(letter.length)
    }
  }
  const told = parts.flatMap(({ entry, denied }) => (entry && !denied ? [entry.severity] : []))
  return { parts, severity: worstOf(told), isWhole: !parts.some(isUnknown) }
}

const isUnknown = ({ entry, written }: RemarkPart) => entry === null && !/^\d/.test(written)

/** A remark in a language, as far as the list knows it; unknown parts stay Japanese. */
export const remarkInWords = ({ parts }: ReadRemarkText, language: 'en' | 'ru'): string =>
  remarkSentence(parts, language)
