import type { Found } from '@seriba/contracts/palette'
import type { Actor } from '@seriba/domain/access/actor'
import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { isChassis, isNumber, lotNoBeginning, palette } from '@seriba/domain/palette/palette-text'
import type { LotFilters, LotSearch } from '@seriba/server-catalogue/lot-search'
import { maySeePage } from '@seriba/server-catalogue/page-access'
import type { Db } from '@seriba/server-kit/db'

/** Lots still to be sold on pages that the actor sees, the soonest first. */
export async function lotsWith(
  { db, lotSearch }: { db: Db; lotSearch: LotSearch },
  actor: Actor,
  words: readonly string[],
): Promise<Found['lots']> {
  const pages = allPageTypes.filter((page) => pageTypes[page].phase === 'live' && maySeePage(actor, page))
  const pageOf = new Map<number, Found['lots'][number]['pageType']>()
  for (const pageType of pages) {
    const filters = filtersOf(words, await makersOf(lotSearch, pageType))
    const asked = { pageType, filters, sort: null, page: 1, pageSize: palette.found }
    for (const id of (await lotSearch.search(asked)).ids) pageOf.set(id, pageType)
  }
  if (pageOf.size === 0) return []
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'lot_no', 'maker', 'model', 'auction', 'auction_at'])
    .where('id', 'in', [...pageOf.keys()])
    .orderBy('auction_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(palette.found)
    .execute()
  return rows.flatMap(({ id, ...lot }) => {
    const pageType = pageOf.get(id)
    return pageType === undefined
      ? []
      : {
          id: String(id),
          pageType,
          lotNo: lot.lot_no,
          name: `${lot.maker} ${lot.model}`,
          auctionName: lot.auction,
          auctionDate: lot.auction_at,
        }
  })
}

const onlyMakers = { facets: ['maker' as const], bounds: [] }

const makersOf = async (lotSearch: LotSearch, pageType: PageType) =>
  (await lotSearch.facets(pageType, {}, onlyMakers)).options.maker.map(({ value }) => value)

/**
 * A number is the beginning of a lot number, letters before a digit are a chassis code, a maker is recognized by name,
 * and all other words belong to a model's name.
 */
function filtersOf(words: readonly string[], makers: readonly string[]): LotFilters {
  const numbers = words.filter(isNumber)
  const [chassis] = words.filter(isChassis)
  const rest = words.filter((word) => !isNumber(word) && !isChassis(word))
  const maker = makers.find((known) => rest.some((word) => word.toLowerCase() === known.toLowerCase()))
  const model = rest.filter((word) => word.toLowerCase() !== maker?.toLowerCase()).join(' ')
  return {
    ...(numbers.length > 0 && { lotNumbers: numbers.map(lotNoBeginning) }),
    ...(maker && { maker }),
    ...(chassis && { chassisText: chassis }),
    ...(model && { modelText: model }),
  }
}
