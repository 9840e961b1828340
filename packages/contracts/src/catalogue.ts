import { sortKeys, sortOrders } from '@seriba/domain/lots/listing'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { cursor, fileFormat, instant, int, nextCursor, PageInfo, yen } from './fields.ts'
import { lotFilterFields } from './lot-filters.ts'
import { WishList } from './wish-list.ts'

const common = {
  id: z.string(),
  lotNo: z.int(),
  /** Null for stock, which is not auctioned. */
  auctionDate: z.nullable(instant()),
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  grade: z.string(),
  color: z.string(),
  condition: z.string(),
  /** Kilometers. */
  mileage: z.nullable(z.int()),
  startPrice: yen(),
  soldPrice: yen(),
  status: z.nullable(z.int()),
  myBid: z.boolean(),
  myBidAmount: z.nullable(yen()),
  bidStatusId: z.nullable(z.int()),
  /** What all clients together would pay, and how many they are: shown to staff, for lots with bids. */
  clientBids: z.optional(z.object({ highest: yen(), clients: z.int() })),
  wishList: WishList,
  images: z.array(z.string()),
}

/** A row on the car pages (2§3.1). */
export const CarRow = z.object({
  ...common,
  /** Cubic centimeters. */
  engine: z.nullable(z.int()),
  chassis: z.string(),
  gearbox: z.string(),
  equip: z.string(),
  steering: z.string(),
  drive: z.string(),
  /** The same as `drive`. */
  priv: z.optional(z.string()),
  averagePrice: z.nullable(yen()),
  lotType: z.string(),
  isUss: z.boolean(),
})
export type CarRow = z.infer<typeof CarRow>

/** A row on the bike pages (2§3.2); rates are the hall's scores. */
export const BikeRow = z.object({
  ...common,
  /** Halls, makers and models are identified by their names. */
  auctionId: z.optional(z.string()),
  makerId: z.optional(z.string()),
  modelId: z.optional(z.string()),
  engine: z.nullable(z.int()),
  serial: z.string(),
  /** 1 if the hall gave an inspection report. */
  inspection: z.optional(z.int()),
  rateEngine: z.nullable(z.number()),
  rateFront: z.nullable(z.number()),
  rateExt: z.nullable(z.number()),
  rateRear: z.nullable(z.number()),
  rateEl: z.nullable(z.number()),
  rateFrame: z.nullable(z.number()),
})
export type BikeRow = z.infer<typeof BikeRow>

/** A row on the machinery pages (2§3.3). */
export const MechRow = z.object({
  ...common,
  group: z.string(),
  category: z.string(),
  hours: z.nullable(z.int()),
  volume: z.string(),
  serial: z.string(),
  /** Gearbox. */
  KPP: z.string(),
  /** Year, as text. */
  gg: z.optional(z.string()),
  /** Cubic centimeters. */
  cc: z.optional(z.nullable(z.int())),
  /** Path of the lot's page. */
  link: z.optional(z.string()),
  price: yen(),
})
export type MechRow = z.infer<typeof MechRow>

/**
 * One page of lots. Empty values, 0 and -1 are the apps' "any" and are dropped before they are sent. Lots with the same
 * sort key are in the order of their ids.
 */
export const ListingQuery = z.object({
  ...lotFilterFields,
  sort: z.optional(z.enum(sortKeys)),
  order: z.optional(z.enum(sortOrders)),
  page: z._default(int(1, 1_000_000), 1),
  pageSize: z._default(int(1, 100), 20),
  /**
   * Instead of a page, for programs: `start`, and then the `nextCursor` of the answer. Lots that come or go in the
   * meantime do not shift anything.
   */
  cursor: cursor(),
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const Listing = z.object({
  carsList: z.optional(z.array(CarRow)),
  bikeList: z.optional(z.array(BikeRow)),
  mechList: z.optional(z.array(MechRow)),
  pageInfo: PageInfo,
  nextCursor: nextCursor(),
})
export type Listing = z.infer<typeof Listing>

/** Requires the flag of its page type, which the route looks up in `domain/lots/page-types`. */
export const listing = contract({
  method: 'GET',
  path: '/:pageType/listing',
  operation: 'catalogue.listing',
  audience: 'signedIn',
  forVisitors: true,
  input: ListingQuery,
  output: Listing,
  errors: [],
})

/**
 * Creates a link to download the lots of a search as a file, up to the first 5 000; it works for one minute and only
 * for the caller. Requires the flag of its page type, like the listing.
 */
export const exportLots = contract({
  method: 'GET',
  path: '/:pageType/listing-export',
  operation: 'catalogue.exportLots',
  audience: 'signedIn',
  input: z.object({
    ...lotFilterFields,
    sort: z.optional(z.enum(sortKeys)),
    order: z.optional(z.enum(sortOrders)),
    format: fileFormat(),
  }),
  output: z.object({ url: z.string() }),
  errors: [],
})
