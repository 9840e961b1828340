import type { Listing, ListingQuery } from '@seriba/contracts/catalogue'
import type { Actor } from '@seriba/domain/access/actor'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { pageTypes } from '@seriba/domain/lots/page-types'
import type { AppContext } from '../context.ts'
import { Refusal } from '../lib/refusal.ts'
import { averagePrices, showsAveragePrice } from './average-price.ts'
import { bikeRow, carRow, mechRow } from './listing-row.ts'
import { findLotRows } from './lot-rows.repository.ts'
import type { LotFilters, LotSearch } from './lot-search.ts'
import { assertMaySee } from './page-access.ts'
import { wishListOf } from './wish-list.ts'

/** One page of lots as the viewer sees them. */
export async function listLots(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  lotSearch: LotSearch,
  actor: Actor,
  query: ListingQuery,
): Promise<Listing> {
  const { pageType, page, pageSize, sort, order = 'ASC' } = query
  assertMaySee(actor, pageType)

  const [{ ids, total }, totalResults] = await Promise.all([
    lotSearch.search({
      pageType,
      filters: filtersOf(query),
      sort: sort === undefined ? null : { sort, order },
      page,
      pageSize,
    }),
    lotSearch.total(pageType),
  ])
  const [lots, averages] = await Promise.all([
    findLotRows(db, actor, ids),
    showsAveragePrice(pageType) ? averagePrices(db, ids) : null,
  ])
  const wishList = wishListOf(company)
  const extras = (id: number) => ({ averagePrice: averages?.get(id) ?? null, wishList })

  return {
    ...rowsOf[pageTypes[pageType].rows](lots, extras),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults },
  }
}

type Lots = Awaited<ReturnType<typeof findLotRows>>
type ExtrasOf = (id: number) => Parameters<typeof carRow>[1]

const rowsOf = {
  carsList: (lots: Lots, extras: ExtrasOf) => ({ carsList: lots.map((lot) => carRow(lot, extras(lot.id))) }),
  bikeList: (lots: Lots, extras: ExtrasOf) => ({ bikeList: lots.map((lot) => bikeRow(lot, extras(lot.id))) }),
  mechList: (lots: Lots, extras: ExtrasOf) => ({ mechList: lots.map((lot) => mechRow(lot, extras(lot.id))) }),
}

/** The apps' 'any' is an empty value or -1 (2§7.2). */
const isChosen = (value: string) => value !== '' && value !== '-1' && value !== '0'

function filtersOf(query: ListingQuery): LotFilters {
  const { makerId = '', modelId, auctionDate, auctionDateFrom, auctionDateTo, lotNo = '' } = query
  const lotNumbers = isChosen(lotNo) ? parseLotNumbers(lotNo) : []
  if (lotNumbers === null) throw new Refusal('invalid_input', { fields: { lotNo: 'invalid_input' } })
  return {
    maker: isChosen(makerId) ? makerId : undefined,
    models: modelId.filter(isChosen),
    days: auctionDate.filter(isChosen),
    from: auctionDateFrom || undefined,
    to: auctionDateTo || undefined,
    lotNumbers,
  }
}
