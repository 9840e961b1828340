import type { GroupChoice, ItemGroup } from '@seriba/domain/lots/group-choice'
import { useMemo } from 'react'
import { itemGroup, type ShownGroup } from './ChoiceGroup.tsx'
import type { Patch } from './use-filter-draft.ts'

type Change = (choice: GroupChoice, group: ItemGroup) => GroupChoice

/** Whole days use the date filter, auctions the auction filter. */
export function useScheduleChoice(days: readonly string[], auctions: readonly string[], onChange: Patch) {
  const choice = useMemo(() => ({ groups: days, items: auctions }), [days, auctions])
  return {
    choice,
    change(to: Change, group: ShownGroup) {
      const { groups, items } = to(choice, itemGroup(group))
      onChange({ date: groups, auction: items, dateFrom: '', dateTo: '' }, 'day')
    },
    clear: () => onChange({ date: [], auction: [] }, 'day'),
  }
}
