import type { PermissionFlag } from '../access/permissions.ts'

export const lotKinds = ['car', 'bike', 'machinery', 'stock'] as const
export type LotKind = (typeof lotKinds)[number]

/** What a bid is placed on; null if bids are not possible. */
/** Kinds of lots as requests name them. */
export const lotTypes = ['auction', 'stock', 'bike', 'mech'] as const
export type LotType = (typeof lotTypes)[number]

export type PageTypeFacts = {
  kind: LotKind
  /** Lots that are still to be sold, or results of past days. */
  phase: 'live' | 'past'
  /** The path of the listing; a lot is one segment deeper. */
  path: `/${string}`
  needs: PermissionFlag
  lotType: LotType | null
  /** The key of the rows in a listing's answer. */
  rows: 'carsList' | 'bikeList' | 'mechList'
}

/** The seven catalogue screens (2§2.1). */
export const pageTypes = {
  'car-auction': {
    kind: 'car',
    phase: 'live',
    path: '/car-auctions',
    needs: 'carAuctionsView',
    lotType: 'auction',
    rows: 'carsList',
  },
  stats: {
    kind: 'car',
    phase: 'past',
    path: '/car-statistics',
    needs: 'salesStatisticsView',
    lotType: null,
    rows: 'carsList',
  },
  stock: {
    kind: 'stock',
    phase: 'live',
    path: '/oneprice',
    needs: 'onepriceView',
    lotType: 'stock',
    rows: 'carsList',
  },
  bikes: {
    kind: 'bike',
    phase: 'live',
    path: '/bike-auctions',
    needs: 'bikeView',
    lotType: 'bike',
    rows: 'bikeList',
  },
  'bike-stats': {
    kind: 'bike',
    phase: 'past',
    path: '/bike-statistics',
    needs: 'bikeView',
    lotType: null,
    rows: 'bikeList',
  },
  machinery: {
    kind: 'machinery',
    phase: 'live',
    path: '/machinery',
    needs: 'machineryView',
    lotType: 'mech',
    rows: 'mechList',
  },
  'machinery-stats': {
    kind: 'machinery',
    phase: 'past',
    path: '/machinery-statistics',
    needs: 'salesStatisticsView',
    lotType: null,
    rows: 'mechList',
  },
} as const satisfies Record<string, PageTypeFacts>

export type PageType = keyof typeof pageTypes
export const allPageTypes = Object.keys(pageTypes) as [PageType, ...PageType[]]

export type BidListKind = 'live' | 'archive'

/** The page of a bid's lot: live lists link to the auction, the archive to the statistics (3§2.3). */
export function pageTypeOfBid(lotType: string, list: BidListKind): PageType {
  if (lotType === 'stock') return 'stock'
  const page =
    ({ bike: ['bikes', 'bike-stats'], mech: ['machinery', 'machinery-stats'] } as const)[
      lotType as 'bike' | 'mech'
    ] ?? (['car-auction', 'stats'] as const)
  return page[list === 'live' ? 0 : 1]
}

/** Where the lot of a bid is found. */
export const lotPathOf = (lotType: string, lotId: string, list: BidListKind): string =>
  `${pageTypes[pageTypeOfBid(lotType, list)].path}/${lotId}`

export const lotTypeOfKind: Record<LotKind, LotType> = {
  car: 'auction',
  bike: 'bike',
  machinery: 'mech',
  stock: 'stock',
}

/** The page for looking up results of a kind; cars at a fixed price are compared with those at auctions. */
export function statisticsOf(kind: LotKind): PageType | undefined {
  const wanted = kind === 'stock' ? 'car' : kind
  return allPageTypes.find((page) => pageTypes[page].kind === wanted && pageTypes[page].phase === 'past')
}

/** Photos of past lots are not provided (2§2.14). */
export const hasPhotoDownloads = (pageType: PageType) => pageTypes[pageType].phase === 'live'
