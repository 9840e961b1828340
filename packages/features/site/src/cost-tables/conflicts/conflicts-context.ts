import { isSame } from '@seriba/domain/landed-cost/count-changes'
import { createContext, use } from 'react'
import type { Conflict, Place } from '../merge-drafts.ts'

type Conflicts = {
  conflicts: readonly Conflict[]
  /** The person who saved last, and when. */
  by: string | null
  at: string
  settle: (conflict: Conflict, whose: 'mine' | 'theirs') => void
}

export const ConflictsContext = createContext<Conflicts>({
  conflicts: [],
  by: null,
  at: '',
  settle: () => undefined,
})

/** The two versions that two people made of a place; undefined if there is no conflict. */
export function useConflictAt(place: Place): Conflict | undefined {
  return use(ConflictsContext).conflicts.find(({ at }) => isSame(at, place))
}
