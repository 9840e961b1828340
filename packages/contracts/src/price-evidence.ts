import { wrongMatchLimits } from '@seriba/domain/lots/evidence/earlier-auctions'
import { leftOut } from '@seriba/domain/lots/evidence/left-out'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, int, lotId, success, yen } from './fields.ts'

const pageOfLot = { pageType: z.enum(allPageTypes), id: lotId() }

const Span = z.nullable(z.tuple([z.number(), z.number()]))

/** A lot that was sold and is similar to another. */
export const LikeSale = z.object({
  id: z.string(),
  pageType: z.enum(allPageTypes),
  auctionDate: instant(),
  auctionName: z.string(),
  lotNumber: z.int(),
  year: z.nullable(z.int()),
  condition: z.string(),
  /** Kilometers. */
  mileage: z.nullable(z.int()),
  grade: z.string(),
  soldPrice: yen(),
})
export type LikeSale = z.infer<typeof LikeSale>

export const PriceEvidence = z.object({
  /** What the lots have in common, with both ends of each range. */
  likeness: z.object({
    maker: z.string(),
    model: z.string(),
    chassisCode: z.string(),
    years: Span,
    /** Grades from the lowest to the highest that is close. */
    conditions: z.nullable(z.tuple([z.string(), z.string()])),
    mileage: Span,
    trim: z.nullable(z.string()),
    days: z.int(),
  }),
  /** What was left out of it, because too few lots had everything. */
  leftOut: z.array(z.enum(leftOut)),
  sold: z.int(),
  unsold: z.int(),
  /** Each is a price that was paid: a tenth of the lots went for `low` or less, nine tenths for `high` or less. */
  quantiles: z.nullable(z.object({ lowest: yen(), low: yen(), median: yen(), high: yen(), highest: yen() })),
  /** Every price that was paid, ascending, to count which of them an amount would have beaten while it is typed. */
  prices: z.array(yen()),
  /** Lots in equal steps of the price; null if there are too few for a chart. */
  bars: z.nullable(z.object({ from: yen(), to: yen(), counts: z.array(z.int()) })),
  /** By Japanese month, `YYYY-MM`. */
  months: z.array(z.object({ month: z.string(), sold: z.int(), median: yen() })),
  /** Tenths of a percent per month; null if too little is known. */
  trend: z.nullable(z.int()),
  /** The newest sales first, as many as were requested. */
  sales: z.array(LikeSale),
  /** For the amount that was asked about. */
  atAmount: z.optional(
    z.object({
      amount: yen(),
      /** Of the ten newest sales, or of all if there are fewer. */
      wonOfNewest: z.int(),
      newest: z.int(),
      wonOfAll: z.int(),
    }),
  ),
})
export type PriceEvidence = z.infer<typeof PriceEvidence>

/**
 * What similar lots sold for in the last 180 days: same chassis code and trim, within a year and half a grade, with
 * similar mileage. Null if nothing can be compared. Requires the flags of the lot's page and of its statistics.
 */
export const priceEvidence = contract({
  method: 'GET',
  path: '/:pageType/price-evidence',
  operation: 'priceEvidence.priceEvidence',
  audience: 'signedIn',
  input: z.object({
    ...pageOfLot,
    /** Yen. */
    amount: z.optional(int(1, 999_995_000)),
    /** How many of the sales are listed, newest first. */
    limit: z._default(int(1, 100), 10),
  }),
  output: z.object({ success: z.literal(true), evidence: z.nullable(PriceEvidence) }),
  errors: ['lot_not_found'],
})

export const EarlierAuction = z.object({
  id: z.string(),
  pageType: z.enum(allPageTypes),
  auctionDate: instant(),
  auctionName: z.string(),
  lotNumber: z.int(),
  status: z.int(),
  condition: z.string(),
  /** Kilometers. */
  mileage: z.nullable(z.int()),
  startPrice: z.nullable(yen()),
  /** The price if the lot was sold, otherwise the highest bid if its hall names it. */
  price: z.nullable(yen()),
  thumbnail: z.nullable(z.string()),
  photos: z.int(),
  hasSheet: z.boolean(),
})
export type EarlierAuction = z.infer<typeof EarlierAuction>

/** An earlier auction that somebody has reported as another car's, and why; staff may show it again. */
export const WrongMatch = z.object({
  ...EarlierAuction.shape,
  said: z.object({
    by: z.string(),
    at: instant(),
    note: z.string(),
    /** Whether the caller said so themselves. */
    own: z.boolean(),
  }),
})
export type WrongMatch = z.infer<typeof WrongMatch>

/**
 * The same car at earlier auctions, newest first: by its chassis number or, if that is incomplete, by code, year, trim,
 * color and mileage if no other car can be meant. Prices are null for callers who may not see statistics.
 */
export const earlierAuctions = contract({
  method: 'GET',
  path: '/:pageType/earlier-auctions',
  operation: 'priceEvidence.earlierAuctions',
  audience: 'signedIn',
  input: z.object(pageOfLot),
  output: z.object({
    success: z.literal(true),
    /** How it was recognized; null if there was nothing to look for. */
    by: z.nullable(z.enum(['chassis', 'likeness'])),
    auctions: z.array(EarlierAuction),
    /**
     * Auctions of lots whose photos look like this one’s, if chassis number and facts leave it open: a hint that is
     * never counted as the car. `comparing` while photos are still being looked at.
     */
    alike: z.object({ auctions: z.array(EarlierAuction), comparing: z.boolean() }),
    /**
     * Whether the caller is notified when the car is up for auction again; null if its chassis number is incomplete.
     */
    watched: z.nullable(z.boolean()),
    /** What is no longer taken to be the car; null for clients. */
    wrong: z.nullable(z.array(WrongMatch)),
  }),
  errors: ['lot_not_found'],
})

const match = {
  id: lotId(),
  /** The lot whose auction was not of this car. */
  earlierId: lotId(),
}

/**
 * Reports that an earlier auction was of another car: it is hidden from the caller or, if staff report it, from
 * everyone.
 */
export const reportWrongMatch = contract({
  method: 'POST',
  path: '/:pageType/wrong-match',
  operation: 'priceEvidence.reportWrongMatch',
  audience: 'signedIn',
  input: z.object({
    pageType: z.enum(allPageTypes),
    ...match,
    note: z._default(z.string().check(z.maxLength(wrongMatchLimits.note)), ''),
  }),
  output: success(),
  errors: ['lot_not_found', 'not_found', 'daily_limit'],
})

/**
 * Notifies the caller when the car of a lot is up for auction again, or stops doing so. Requires a whole chassis
 * number.
 */
export const watchCar = contract({
  method: 'POST',
  path: '/:pageType/car-watch',
  operation: 'priceEvidence.watchCar',
  audience: 'signedIn',
  input: z.object({ ...pageOfLot, on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  errors: ['lot_not_found', 'too_many_watched'],
})

/** Shows a hidden earlier auction as the car's again. Staff who may correct lots can restore any of them, others only those they hid themselves. */
export const restoreMatch = contract({
  method: 'POST',
  path: '/lot/restore-match',
  operation: 'priceEvidence.restoreMatch',
  audience: 'manager',
  input: z.object(match),
  output: success(),
  errors: ['not_found'],
})
