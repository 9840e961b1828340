import type { LotNoRange, Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'

export type LotFilters = {
  maker?: string | undefined
  models?: readonly string[]
  /** Japanese days, `YYYY-MM-DD`. */
  days?: readonly string[]
  from?: string | undefined
  to?: string | undefined
  lotNumbers?: readonly LotNoRange[]
}

export type LotQuery = {
  pageType: PageType
  filters: LotFilters
  sort: Sort | null
  page: number
  pageSize: number
}

export type Counted = { value: string; label: string; counter: number }

/**
 * Finds lots. Live pages have the lots of today and later in Japan, statistics those before, stock
 * all of its kind. Lots that the sort key does not tell apart stand in the order of their ids, turned
 * with the sort; lots without the key stand last. Without a sort live lots come soonest first and
 * statistics latest first.
 */
export type LotSearch = {
  search(query: LotQuery): Promise<{ ids: number[]; total: number }>
  /** Every lot of a page type. */
  total(pageType: PageType): Promise<number>
  makers(pageType: PageType): Promise<Counted[]>
  models(pageType: PageType, maker: string): Promise<Counted[]>
  days(pageType: PageType): Promise<{ value: string; counter: number }[]>
}
