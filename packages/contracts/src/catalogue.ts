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
  /** What all clients would pay, and how many they are: told to staff, of lots with bids. */
  clientBids: z.optional(z.object({ highest: yen(), clients: z.int() })),
  wishList: WishList,
  images: z.array(z.string()),
}

/** A row of the car pages (2§3.1). */
export const CarRow = z.object({
  ...common,
  /** Cubic centimeters. */
  engine: z.nullable(z.int()),
  chassis: z.string(),
  gearbox: z.string(),
  equip: z.string(),
  steering: z.string(),
  drive: z.string(),
  /** Drive, by the name it has in 2§3.1. */
  priv: z.optional(z.string()),
  averagePrice: z.nullable(yen()),
  lotType: z.string(),
  isUss: z.boolean(),
})
export type CarRow = z.infer<typeof CarRow>

/** A row of the bike pages (2§3.2); rates are the hall's scores. */
export const BikeRow = z.object({
  ...common,
  /** Halls, makers and models are named by themselves. */
  auctionId: z.optional(z.string()),
  makerId: z.optional(z.string()),
  modelId: z.optional(z.string()),
  engine: z.nullable(z.int()),
  serial: z.string(),
  /** 1 where the hall gave an inspection report. */
  inspection: z.optional(z.int()),
  rateEngine: z.nullable(z.number()),
  rateFront: z.nullable(z.number()),
  rateExt: z.nullable(z.number()),
  rateRear: z.nullable(z.number()),
  rateEl: z.nullable(z.number()),
  rateFrame: z.nullable(z.number()),
})
export type BikeRow = z.infer<typeof BikeRow>

/** A row of the machinery pages (2§3.3). */
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
 * One page of lots. Empty, 0 and -1 are the apps' "any" and are dropped before they are sent.
 * Lots of the same sort key stand in the order of their ids.
 */
export const ListingQuery = z.object({
  ...lotFilterFields,
  sort: z.optional(z.enum(sortKeys)),
  order: z.optional(z.enum(sortOrders)),
  page: z._default(int(1, 1_000_000), 1),
  pageSize: z._default(int(1, 100), 20),
  /** Instead of a page, for programs: `start`, then what the answer says under `nextCursor`. Lots that come or go meanwhile move nothing. */
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

/** Needs the flag of its page type, which the route looks up in `domain/lots/page-types`. */
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
 * Creates a link to download the lots of a search as a file, at most the first 5 000; it works for one minute and
 * only for the caller. Needs the flag of its page type, as the listing does.
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
