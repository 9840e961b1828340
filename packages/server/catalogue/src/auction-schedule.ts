import type { Output } from '@seriba/contracts/contract'
import type { auctionList, weekDays } from '@seriba/contracts/lot-filters'
import { weekdayOf } from '@seriba/domain/format/date'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay, nextAuctionDays } from '@seriba/domain/time/jst'
import { optionsOf, weekdayName } from './filter-options.ts'
import type { LotFilters, LotSearch, Wanted } from './lot-search.ts'

/** Six days from today without Sunday, Monday first (DEC18). */
const scheduledDays = (now: Date) =>
  nextAuctionDays(jstDay(now)).toSorted((a, b) => weekdayOf(a) - weekdayOf(b))

/**
 * The auctions on each of those days with their lots under the filters, including auctions without any. Statistics
 * show what is upcoming for their kind.
 */
export async function auctionSchedule(
  search: LotSearch,
  pageType: PageType,
  filters: LotFilters = {},
  now = new Date(),
): Promise<Output<typeof auctionList>> {
  const days = scheduledDays(now)
  const page = livePageOf(pageType)
  const wanted: Wanted = { facets: ['sale'], bounds: [] }
  const onAnyDay = { ...filters, days: [], sales: [], halls: [], from: undefined, to: undefined }
  const [all, found] = await Promise.all([
    search.facets(page, {}, wanted),
    search.facets(page, onAnyDay, wanted),
  ])
  const lots = new Map(found.options.sale.map(({ value, count }) => [value, count]))
  const sales = optionsOf('sale', all.options.sale).flatMap(({ value }) => {
    const sale = readSale(value)
    return sale ? [{ ...sale, value, counter: lots.get(value) ?? 0 }] : []
  })
  return Object.fromEntries(
    days.map((date) => [
      date,
      sales
        .filter(({ day }) => day === date)
        .map(({ auction, value, counter }) => ({
          id: value,
          name: auction,
          label: counter,
          value: auction,
          counter,
          date,
        })),
    ]),
  )
}

export const listWeekDays = (now = new Date()): Output<typeof weekDays> => ({
  success: true,
  dayList: scheduledDays(now).map((day) => ({ value: day, label: weekdayName(day) })),
})

function livePageOf(pageType: PageType): PageType {
  const { kind } = pageTypes[pageType]
  return allPageTypes.find((name) => pageTypes[name].kind === kind) ?? pageType
}
