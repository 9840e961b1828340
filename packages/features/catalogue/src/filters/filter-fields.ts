import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { Patch } from './use-filter-draft.ts'
import type { FilterMetadata } from './use-filter-metadata.ts'

export type FilterFieldsProps = {
  pageType: PageType
  draft: Filters
  onChange: Patch
  offered: FilterMetadata
}
