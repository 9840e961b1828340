import { useFilterModelQuery } from '@seriba/api/shared/lot-filters'
import { useDebouncedValue } from '@seriba/api/use-debounced-value'
import type { FilterOption } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useState } from 'react'
import type { FilterMetadata } from './use-filter-metadata.ts'
import { useFilterOptions } from './use-filter-options.ts'
import { useSelectTexts } from './use-select-texts.ts'

type Given = {
  pageType: PageType
  maker: string
  value: readonly string[]
  options: readonly FilterOption[] | undefined
  /** The maker's models are loading. */
  loading: boolean
}

/** The models on offer are the chosen maker's, or are still loading. */
export function offeredModels({ metadata, maker, failed }: FilterMetadata, chosen: string) {
  const known = maker === chosen
  return { options: known ? metadata?.options.model : undefined, loading: !known && !failed }
}

/** Models: any of the maker's; without a maker, one that the server finds by its name. */
export function useModelOptions({ pageType, maker, value, options, loading }: Given) {
  const [query, setQuery] = useState('')
  const searched = useDebouncedValue(query.trim())
  const asks = !maker && searched !== ''
  const { data, isFetching } = useFilterModelQuery({ pageType, search_model: searched }, { skip: !asks })
  const shown = useFilterOptions('model', asks ? data : options, value)
  return {
    options: shown,
    mode: maker ? ('multiple' as const) : ('single' as const),
    loading: maker ? loading : isFetching || query.trim() !== searched,
    onSearch: maker ? undefined : setQuery,
    texts: useSelectTexts(true, !maker && query.trim() === '' ? 'model' : undefined),
  }
}
