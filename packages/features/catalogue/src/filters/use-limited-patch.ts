import { readCategories } from '@seriba/domain/lots/category-choice'
import type { Filters } from '@seriba/domain/lots/filters'
import {
  countSelected,
  type GroupChoice,
  type ItemGroup,
  isTooMany,
  maxSelected,
} from '@seriba/domain/lots/group-choice'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useCallback, useRef, useState } from 'react'
import { itemGroup } from './ChoiceGroup.tsx'
import { useCategories } from './use-categories.ts'
import type { Patch } from './use-filter-draft.ts'

export type ReachedLimit = { of: 'auctions' | 'categories'; selected: number; change: number }

const auctionsOf = ({ date, auction }: Filters): GroupChoice => ({ groups: date, items: auction })
const noAuctions = { date: [], auction: [] }
const noCategories = { category: [], subcategory: [] }

/** Until it is known which subcategories make up a whole category, each of them counts. */
const categoriesOf = (filters: Filters, all: readonly ItemGroup[]): GroupChoice =>
  all.length === 0 && filters.subcategory.length > 0
    ? { groups: [], items: filters.subcategory }
    : readCategories(filters, all)

function limitReached(before: Filters, after: Filters, all: readonly ItemGroup[]): ReachedLimit | null {
  const reached = (of: ReachedLimit['of'], choiceOf: (filters: Filters) => GroupChoice) => {
    const [selected, next] = [countSelected(choiceOf(before)), choiceOf(after)]
    const change = countSelected(next) - selected
    return change > 0 && isTooMany(next) ? { of, selected, change } : null
  }
  return reached('auctions', auctionsOf) ?? reached('categories', (filters) => categoriesOf(filters, all))
}

/** A change that would choose too many auctions or categories is refused with a message; the earlier choice stays. */
export function useLimitedPatch(pageType: PageType, draft: Filters, patch: Patch) {
  const [reached, setReached] = useState<ReachedLimit | null>(null)
  const { category, subcategory } = draft
  // Far from the limit, it does not matter which subcategories a category has.
  const near = pageFilters[pageType].categories && category.length + subcategory.length >= maxSelected
  const { groups } = useCategories(pageType, !near)
  const now = useRef({ draft, groups })
  now.current = { draft, groups }

  const limited: Patch = useCallback(
    (part, when) => {
      const { draft, groups } = now.current
      const over = limitReached(draft, { ...draft, ...part }, groups.map(itemGroup))
      if (over) setReached(over)
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
