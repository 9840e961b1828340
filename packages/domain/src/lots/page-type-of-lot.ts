import { jstDay } from '../time/jst.ts'
import { allPageTypes, type LotKind, type PageType, pageTypes } from './page-types.ts'

type Lot = { kind: LotKind; auctionDate: string | null }

/** The page of a lot: from the Japanese day after its auction, it is in the statistics. Stock has a single page. */
export function pageTypeOfLot({ kind, auctionDate }: Lot, now: Date): PageType {
  const past = auctionDate !== null && jstDay(auctionDate) < jstDay(now)
  const pages = allPageTypes.filter((name) => pageTypes[name].kind === kind)
  const page = pages.find((name) => (pageTypes[name].phase === 'past') === past) ?? pages[0]
  return page ?? 'car-auction'
}
