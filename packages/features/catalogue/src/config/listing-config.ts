import type { Listing } from '@seriba/contracts/catalogue'
import type { SortKey } from '@seriba/domain/lots/listing'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { carColumns } from '../table/car-columns.ts'

/** What a page type lists, and what its rows can be narrowed and sorted by. */
const carAuctions = {
  pageType: 'car-auction',
  path: pageTypes['car-auction'].path,
  columns: carColumns,
  rowsOf: (listing: Listing | undefined) => listing?.carsList,
  sorts: ['auctionDate', 'year', 'condition', 'mileage', 'startPrice'],
} as const satisfies {
  pageType: PageType
  path: string
  columns: readonly unknown[]
  rowsOf: (listing: Listing | undefined) => readonly unknown[] | undefined
  sorts: readonly SortKey[]
}

export const listingConfigs = { 'car-auction': carAuctions } as const
export type ListingConfig = (typeof listingConfigs)[keyof typeof listingConfigs]
