import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { Programme } from '@seriba/domain/landed-cost/tables'
import type { Conflict, Place } from '../merge-drafts.ts'
import { useFieldWords } from './use-field-words.ts'
import { type ConflictWords, useFigureWords } from './use-figure-words.ts'
import { usePlaceWords } from './use-place-words.ts'

/** A conflict in the words of the part of the page where the value is edited. */
export function useConflictWords(document: CostDocument | null, { at, theirs }: Conflict): ConflictWords {
  const figures = useFigureWords()
  const placeWords = usePlaceWords(document)
  const { value } = useFieldWords(programmeAt(document, at, theirs))
  const found = document && at[0] === 'tables' ? figures(document, at, theirs) : null
  if (found) return found
  const field = at.findLast((key) => !key.startsWith('#')) ?? ''
  return { place: placeWords(at), theirs: theirs === undefined ? '' : value(field, theirs) }
}

/** The program whose steps are in conflict. */
const programmeAt = (document: CostDocument | null, at: Place, theirs: unknown): Programme | undefined =>
  at[1] !== 'programmes'
    ? undefined
    : at.length === 3
      ? (theirs as Programme | undefined)
      : document?.tables.programmes[at[2] ?? '']
