import type { PageType } from '@seriba/domain/lots/page-types'
import type { ListingState } from './listing-state.ts'

/** The request of a state, under the names of 2§7.2; what is not narrowed is not sent. */
export function requestOf(pageType: PageType, { filters, sort, page }: ListingState, pageSize: number) {
  return {
    pageType,
    ...(filters.maker && { makerId: filters.maker }),
    ...(filters.models.length > 0 && { modelId: [...filters.models] }),
    ...(filters.days.length > 0 && { auctionDate: [...filters.days] }),
    ...(filters.dateFrom && { auctionDateFrom: filters.dateFrom }),
    ...(filters.dateTo && { auctionDateTo: filters.dateTo }),
    ...(filters.lotNo && { lotNo: filters.lotNo }),
    ...sort,
    page,
    pageSize,
  }
}
