import type { FilterOption } from '@seriba/contracts/lot-filters'
import { groupThousands } from '@seriba/domain/format/number'
import type { SelectOption } from '@seriba/ui/InFieldSelect'
import { useMemo } from 'react'
import type { CountedFilter } from './metadata.ts'
import { optionContent } from './option-content.tsx'
import { useFilterWords } from './use-filter-words.ts'

const none: readonly FilterOption[] = []

/**
 * A filter's options as a picker shows them. A chosen option stays among them even without any lots, so that it can
 * be removed.
 */
export function useFilterOptions(
  name: CountedFilter,
  options: readonly FilterOption[] = none,
  chosen: readonly string[] = [],
): readonly SelectOption[] {
  const words = useFilterWords()
  const gone = chosen.filter((value) => !options.some((option) => option.value === value)).join('\n')
  return useMemo(() => {
    const missing = gone ? gone.split('\n').map((value) => ({ value, label: value, counter: 0 })) : []
    return [...missing, ...options].map(({ value, label, counter }) => {
      const shown = words.labelled(name, value, label)
      const content = optionContent(name, value, shown)
      return { value, label: shown, count: groupThousands(counter), ...(content && { content }) }
    })
  }, [name, options, gone, words])
}
