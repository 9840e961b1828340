import { ListingQuery } from '@seriba/contracts/catalogue'
import type { PageType } from '@seriba/domain/lots/page-types'

/** Keys of a listing's address under their names in its request (2§7.2); all others keep theirs. */
const requestNames: Readonly<Record<string, string>> = {
  maker: 'makerId',
  model: 'modelId',
  date: 'auctionDate',
  dateFrom: 'auctionDateFrom',
  dateTo: 'auctionDateTo',
  quick_search_lot: 'lotNo',
}

/** The request of a saved search, as its listing would make it; null where the address is no longer understood. */
export function lotQueryOf(params: string, pageType: PageType): ListingQuery | null {
  const asked = new URLSearchParams(params)
  const fields = [...new Set(asked.keys())].map((key) => {
    const values = asked.getAll(key)
    return [requestNames[key] ?? key, values.length > 1 ? values : values[0]]
  })
  return ListingQuery.safeParse({ ...Object.fromEntries(fields), pageType }).data ?? null
}
