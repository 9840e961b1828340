import { ListingQuery } from '@seriba/contracts/catalogue'
import { requestOfFilters } from '@seriba/domain/lots/filter-request'
import { readFilters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'

/** The request of a saved search, as its listing would make it; null where the address is no longer understood. */
export function lotQueryOf(params: string, pageType: PageType): ListingQuery | null {
  const address = new URLSearchParams(params)
  const asked = {
    ...requestOfFilters(readFilters(address)),
    ...(address.has('sort') && { sort: address.get('sort'), order: address.get('order') ?? 'ASC' }),
    pageType,
  }
  return ListingQuery.safeParse(asked).data ?? null
}
