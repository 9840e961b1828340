import { useFilterChassisQuery } from '@seriba/api/shared/lot-filters'
import { useDebouncedValue } from '@seriba/api/use-debounced-value'
import type { FilterOption } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useMemo, useState } from 'react'
import { useFilterOptions } from './use-filter-options.ts'

type Given = {
  pageType: PageType
  hasModel: boolean
  value: readonly string[]
  options: readonly FilterOption[] | undefined
  /** The options are loading. */
  loading: boolean
}

/** Chassis codes: any of a model's, or one that the server finds. The typed text can be chosen as it is. */
export function useChassisOptions({ pageType, hasModel, value, options = [], loading }: Given) {
  const [query, setQuery] = useState('')
  const typed = query.trim().toUpperCase()
  const searched = useDebouncedValue(typed)
  const asks = !hasModel && searched !== ''
  const { data, isFetching } = useFilterChassisQuery({ pageType, search_chassis: searched }, { skip: !asks })

  const found = useMemo(() => {
    const known = asks ? (data ?? []) : options
    const fitting = typed ? known.filter((option) => option.value.toUpperCase().includes(typed)) : known
    const exact = !typed || fitting.some((option) => option.value.toUpperCase() === typed)
    return { fitting, own: exact ? null : { value: typed, label: typed } }
  }, [asks, data, options, typed])
  const shown = useFilterOptions('chassis', found.fitting, value)

  return {
    options: useMemo(() => (found.own ? [...shown, found.own] : shown), [shown, found]),
    mode: hasModel ? ('multiple' as const) : ('single' as const),
    loading: (!hasModel && (isFetching || typed !== searched)) || (loading && options.length === 0),
    onSearch: setQuery,
  }
}
