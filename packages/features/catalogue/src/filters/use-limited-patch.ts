import type { Filters } from '@seriba/domain/lots/filters'
import { countChosen, isTooMany } from '@seriba/domain/lots/group-choice'
import { useCallback, useRef, useState } from 'react'
import type { Patch } from './use-filter-draft.ts'

export type ReachedLimit = { of: 'auctions' | 'categories'; selected: number; change: number }

const auctionsOf = ({ date, auction }: Filters) => ({ groups: date, items: auction })
const noAuctions = { date: [], auction: [] }
const noCategories = { category: [], subcategory: [] }

/** A change that would choose too many auctions is refused and said so; what was chosen stays. */
export function useLimitedPatch(draft: Filters, patch: Patch) {
  const [reached, setReached] = useState<ReachedLimit | null>(null)
  const now = useRef(draft)
  now.current = draft

  const limited: Patch = useCallback(
    (part, when) => {
      const [before, after] = [auctionsOf(now.current), auctionsOf({ ...now.current, ...part })]
      const selected = countChosen(before)
      const change = countChosen(after) - selected
      if (change > 0 && isTooMany(after)) setReached({ of: 'auctions', selected, change })
      else patch(part, when)
    },
    [patch],
  )
  const clear = useCallback(() => {
    if (reached) patch(reached.of === 'auctions' ? noAuctions : noCategories, 'day')
    setReached(null)
  }, [patch, reached])

  return {
    patch: limited,
    reached,
    refuse: setReached,
    dismiss: useCallback(() => setReached(null), []),
    clear,
  }
}
