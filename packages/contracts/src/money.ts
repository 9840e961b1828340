import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { day, instant, int, Option, PageInfo, text, yen } from './fields.ts'

/** Yen, all of them (mission 4.4). */
export const BalanceInfo = z.object({
  balance: yen(),
  creditLimit: yen(),
  /** The highest bid that may be placed now. */
  bidAllow: yen(),
  /** What is left before rounding down to a bid. */
  availableLimit: yen(),
  dailyBidLimit: z.int(),
  dailyUssLimit: z.int(),
  /** What could be owed if every live bid won (DEC41). */
  activeBids: yen(),
  activeBidsCount: z.int(),
})
export type BalanceInfo = z.infer<typeof BalanceInfo>

export const Purchase = z.object({
  id: z.int(),
  sku: z.string(),
  auction: z.string(),
  lotNo: z.int(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  chassis: z.string(),
  purchaseDate: instant(),
  exportPort: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
  etd: z.nullable(z.string()),
  eta: z.nullable(z.string()),
  /** Yen; null until the sold price is entered (GAP43). */
  totalPrice: z.nullable(yen()),
  status: z.nullable(z.int()),
  images: z.array(z.string()),
})
export type Purchase = z.infer<typeof Purchase>

export const listPurchases = contract({
  method: 'GET',
  path: '/purchased-cars/listing',
  door: 'money.listPurchases',
  input: z.object({
    search: z.optional(text(100)),
    dateFrom: z.optional(day()),
    dateTo: z.optional(day()),
    /** 0 asks for Processing, which is null in the answer. */
    status: z.optional(int(0, 8)),
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  output: z.object({
    success: z.literal(true),
    carsList: z.array(Purchase),
    statusList: z.array(Option),
    pageInfo: PageInfo,
  }),
  refusals: [],
})
