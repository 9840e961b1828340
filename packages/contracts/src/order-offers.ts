import { offerLimits, offerStates } from '@seriba/domain/orders/offer'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, lotId, success, text, yen } from './fields.ts'
import { StaffOrder } from './orders.ts'

/** The part of a lot that is needed to say yes or no. */
export const OfferedLot = z.object({
  lotId: z.string(),
  lotType: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  /** None for stock. */
  auctionDate: z.nullable(instant()),
  maker: z.string(),
  model: z.string(),
  grade: z.string(),
  year: z.nullable(z.int()),
  /** km */
  mileage: z.nullable(z.int()),
  condition: z.string(),
  image: z.nullable(z.string()),
  startPrice: yen(),
  soldPrice: z.nullable(yen()),
})
export type OfferedLot = z.infer<typeof OfferedLot>

/** A lot that staff found for an order, and what has come of it. */
export const Offer = z.object({
  id: z.int(),
  lot: OfferedLot,
  state: z.enum(offerStates),
  /** The client's bid on it. */
  bidAmount: z.nullable(yen()),
  offeredAt: instant(),
})
export type Offer = z.infer<typeof Offer>

const ofOrder = z.object({ id: id() })
const offers = z.object({ offers: z.array(Offer) })

/** Offers for the caller's orders: unanswered ones first, soonest auction first. */
export const myOffers = contract({
  method: 'GET',
  path: '/order/my-offers',
  operation: 'orderOffers.myOffers',
  audience: 'buyer',
  input: ofOrder,
  output: offers,
  errors: ['not_found'],
})

/** Declines an offer, or takes that back. To accept, place a bid. */
export const answerOffer = contract({
  method: 'PUT',
  path: '/order/answer-offer',
  operation: 'orderOffers.answerOffer',
  audience: 'buyer',
  input: z.object({ id: id(), declined: z.boolean() }),
  output: success(),
  errors: ['not_found'],
})

/** The lots that were offered for an order, no matter whose. */
export const listOffers = contract({
  method: 'GET',
  path: '/order/offers',
  operation: 'orderOffers.listOffers',
  audience: 'manager',
  input: ofOrder,
  output: offers,
  errors: ['not_found'],
})

/** Lots that could be offered: those that match the order, or those with a given number or address. */
export const lotsToOffer = contract({
  method: 'GET',
  path: '/order/lots-to-offer',
  operation: 'orderOffers.lotsToOffer',
  audience: 'manager',
  input: z.object({ id: id(), search: z.optional(text(300)) }),
  output: z.object({ lots: z.array(OfferedLot).check(z.maxLength(offerLimits.shown)) }),
  errors: ['not_found'],
})

/** Open orders that a lot could be offered for: those for its model first, and then those for its maker. */
export const ordersForLot = contract({
  method: 'GET',
  path: '/order/for-lot',
  operation: 'orderOffers.ordersForLot',
  audience: 'manager',
  input: z.object({ lotId: lotId() }),
  output: z.object({
    orders: z.array(
      z.extend(StaffOrder, {
        /** The offer of this very lot, if it has been made. */
        offer: z.nullable(Offer),
      }),
    ),
  }),
  errors: ['lot_not_found'],
})

/** Offers a lot to a client for their order. */
export const offerLot = contract({
  method: 'POST',
  path: '/order/offer-lot',
  operation: 'orderOffers.offerLot',
  audience: 'manager',
  input: z.object({ id: id(), lotId: lotId() }),
  output: success(),
  errors: [
    'not_found',
    'lot_not_found',
    'auction_finished',
    'order_closed',
    'lot_already_offered',
    'lot_not_shown',
    'too_many_offers',
  ],
})

/** Withdraws an offer, as long as the client has not bid. */
export const withdrawOffer = contract({
  method: 'PUT',
  path: '/order/withdraw-offer',
  operation: 'orderOffers.withdrawOffer',
  audience: 'manager',
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found', 'offer_taken'],
})
