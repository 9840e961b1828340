import * as z from 'zod'

const hours = z.number().min(0).max(168).nullable().default(null)
const yen = z.int().nonnegative().max(10_000_000).nullable().default(null)

/** What a company sets for a hall; null is its default, or open where it is a fee. */
export const Hall = z.strictObject({
  /** As the feed writes it; width, spaces and capitals do not count. */
  name: z.string().min(1).max(80),
  /** Bidding closes so long before the sale. */
  deadlineHours: hours,
  /** Buyers cancel until so long before the sale. */
  cancelDeadlineHours: hours,
  /** Yen that staff may go over a maximum. */
  overbidAllowance: yen,
  /** Yen charged for the way from the hall. */
  deliveryFee: yen,
  /** Yen that the hall charges, passed on to the buyer. */
  auctionFee: yen,
})
export type Hall = z.infer<typeof Hall>
