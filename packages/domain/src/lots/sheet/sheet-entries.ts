import { bodyPhrases } from './data/body-phrases.ts'
import { codeRows } from './data/code-rows.ts'
import { mechanicsPhrases } from './data/mechanics-phrases.ts'
import { paperPhrases } from './data/paper-phrases.ts'
import { phraseWords } from './data/phrase-words.ts'
import { repairsRu } from './data/repair-words.ts'
import { type Severity, severities } from './severity.ts'

export type Localized = { en: string; ru: string }

/** A letter, a grade, a word or a phrase that halls write. */
export type SheetEntry = {
  id: string
  /** All its spellings. */
  written: readonly string[]
  severity: Severity
  /** `damage`, `overallGrade`, `mileageMark`, `part`, `modifier`, `engine` and others. */
  category: string
  /** The halls that write it that way, in words: `all`, `most`, `USS-type`, `some`. */
  halls: string
  /** Whether a published page says what it means; otherwise only the trade does. */
  published: boolean
  repair: Localized | null
  meaning: Localized
}

function readRow(row: string): SheetEntry {
  const [
    id = '',
    written = '',
    severity = '',
    category = '',
    halls = '',
    published,
    repair = '',
    en = '',
    ru = '',
  ] = row.split('|')
  return {
    id,
    written: written.split(','),
    severity: severities.find((name) => name === severity) ?? 'info',
    category,
    halls,
    published: published === '1',
    repair: repair === '' ? null : { en: repair, ru: repairsRu[repair] ?? repair },
    meaning: { en, ru },
  }
}

const rowsOf = (text: string) => text.trim().split('\n').map(readRow)

export const codeEntries: readonly SheetEntry[] = rowsOf(codeRows)
export const phraseEntries: readonly SheetEntry[] = [
  bodyPhrases,
  mechanicsPhrases,
  paperPhrases,
  phraseWords,
].flatMap(rowsOf)
