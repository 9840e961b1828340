import { readCategories, writeCategories } from '@seriba/domain/lots/category-choice'
import type { Filters } from '@seriba/domain/lots/filters'
import { countSelected, type GroupChoice, type ItemGroup, isTooMany } from '@seriba/domain/lots/group-choice'
import { useMemo } from 'react'
import { itemGroup, type ShownGroup } from './ChoiceGroup.tsx'
import type { Patch } from './use-filter-draft.ts'
import type { ReachedLimit } from './use-limited-patch.ts'

type Given = Pick<Filters, 'category' | 'subcategory'> & {
  groups: readonly ShownGroup[]
  onChange: Patch
  onLimit: (limit: ReachedLimit) => void
}

/** What is chosen in each category, and changes to it within the limit. */
export function useCategoryChoice({ groups, category, subcategory, onChange, onLimit }: Given) {
  const all = useMemo(() => groups.map(itemGroup), [groups])
  const choice = useMemo(() => readCategories({ category, subcategory }, all), [category, subcategory, all])
  return {
    choice,
    change(to: (choice: GroupChoice, group: ItemGroup) => GroupChoice, group: ShownGroup) {
      const next = to(choice, itemGroup(group))
      const selected = countSelected(choice)
      const change = countSelected(next) - selected
      if (change > 0 && isTooMany(next)) onLimit({ of: 'categories', selected, change })
      else onChange(writeCategories(next, all), 'day')
    },
    clear: () => onChange({ category: [], subcategory: [] }, 'day'),
  }
}
