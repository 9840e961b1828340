import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { Programme } from '@seriba/domain/landed-cost/tables'
import { useTranslation } from 'react-i18next'
import type { Conflict, Place } from '../merge-drafts.ts'
import { useRowTitle } from '../use-cell-words.ts'
import { useFieldWords } from './use-field-words.ts'
import { type ConflictWords, useFigureWords } from './use-figure-words.ts'

/** A conflict in the words of the part of the page where the value is edited. */
export function useConflictWords(document: CostDocument | null, { at, theirs }: Conflict): ConflictWords {
  const { t, i18n } = useTranslation('costTables')
  const figures = useFigureWords()
  const { label, value } = useFieldWords(programmeAt(document, at, theirs))
  const titleOf = useRowTitle()

  const country = (key: string) => {
    const [code = '', regime] = key.split('/')
    const names = document?.countries[code]?.names
    const name = (i18n.language === 'ru' ? names?.ru : names?.en) ?? code
    return regime ? [name, t(`regime.${regime === 'trader' ? 'trader' : 'private'}`)] : [name]
  }
  /** The key of a note is its grid and its row, such as `fx USD`. */
  const noted = (key: string) => {
    const [grid = '', ...name] = key.split(' ')
    return [`${label(grid)}, ${titleOf(name.join(' '))}`]
  }
  const named = (keys: Place) => keys.filter((key) => !key.startsWith('#')).map(label)

  function partsOf(at: Place): string[] {
    const [first = '', second = '', third = '', ...rest] = at
    if (first === 'countries') return [...country(second), ...named(at.slice(2))]
    if (first === 'tables' && second === 'programmes') return [...country(third), ...named(rest)]
    if (first === 'staff' && second === 'rows') return [...noted(third), ...named(rest)]
    if (first === 'staff') return named(at.slice(1))
    if (first === 'ports') return [second, ...named(at.slice(2))]
    if (first === 'tables' && second === 'ports') return [third, ...named(rest)]
    return named(first === 'tables' ? at.slice(1) : at)
  }

  const found = document && at[0] === 'tables' ? figures(document, at, theirs) : null
  if (found) return found
  const [table = '', ...row] = partsOf(at)
  const field = at.findLast((key) => !key.startsWith('#')) ?? ''
  return {
    place: row.length > 0 ? t('rowAt', { table, row: row.join(', ') }) : `${table}:`,
    theirs: theirs === undefined ? '' : value(field, theirs),
  }
}

/** The program whose steps are in conflict. */
const programmeAt = (document: CostDocument | null, at: Place, theirs: unknown): Programme | undefined =>
  at[1] !== 'programmes'
    ? undefined
    : at.length === 3
      ? (theirs as Programme | undefined)
      : document?.tables.programmes[at[2] ?? '']
