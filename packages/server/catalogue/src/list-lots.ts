import type { Listing, ListingQuery } from '@seriba/contracts/catalogue'
import type { Actor } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import { pageTypes } from '@seriba/domain/lots/page-types'
import type { AppContext } from '@seriba/server-kit/context'
import { showsAveragePrice } from './average-price.ts'
import { filtersForActor } from './for-destination.ts'
import { bikeRow, carRow, mechRow } from './listing-row.ts'
import { lotsAfter } from './lot-cursor.ts'
import { findLotRows } from './lot-rows.repository.ts'
import { assertCanView } from './page-access.ts'
import { wishListOf } from './wish-list.ts'

/** One page of lots as the viewer sees them. */
export async function listLots(
  {
    db,
    company,
    lotSearch,
    destinationOf,
  }: Pick<AppContext, 'db' | 'company' | 'lotSearch' | 'destinationOf'>,
  actor: Actor,
  query: ListingQuery,
): Promise<Listing> {
  const { pageType, page, pageSize, sort, order = 'ASC', cursor } = query
  assertCanView(actor, pageType)

  const filters = await filtersForActor({ destinationOf }, actor, query)
  const sorted = sort === undefined ? null : { sort, order }
  const search = (page: number, pageSize: number) =>
    lotSearch.search({ pageType, filters, sort: sorted, page, pageSize })
  const [{ ids, total, ...next }, totalResults] = await Promise.all([
    cursor === undefined ? search(page, pageSize) : lotsAfter(search, cursor, pageSize),
    lotSearch.total(pageType),
  ])
  const [lots, averages] = await Promise.all([
    findLotRows(db, actor, ids),
    showsAveragePrice(pageType) && !isVisitor(actor) ? lotSearch.averagePrices(ids) : null,
  ])
  const extras: ExtrasOf = ({ id, favorite_group }) => ({
    averagePrice: averages?.get(id) ?? null,
    wishList: isVisitor(actor) ? [] : wishListOf(company, favorite_group),
  })

  return {
    ...rowsOf[pageTypes[pageType].rows](lots, extras),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults },
    ...next,
  }
}

type Lots = Awaited<ReturnType<typeof findLotRows>>
type ExtrasOf = (lot: Lots[number]) => Parameters<typeof carRow>[1]

const rowsOf = {
  carsList: (lots: Lots, extras: ExtrasOf) => ({ carsList: lots.map((lot) => carRow(lot, extras(lot))) }),
  bikeList: (lots: Lots, extras: ExtrasOf) => ({ bikeList: lots.map((lot) => bikeRow(lot, extras(lot))) }),
  mechList: (lots: Lots, extras: ExtrasOf) => ({ mechList: lots.map((lot) => mechRow(lot, extras(lot))) }),
}
