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

/** What two people made different things of at a place; undefined where they did not. */
export function useConflictAt(place: Place): Conflict | undefined {
  return use(ConflictsContext).conflicts.find(({ at }) => isSame(at, place))
}
