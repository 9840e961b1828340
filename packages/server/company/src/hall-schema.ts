import * as z from 'zod'

const hours = z.number().min(0).max(168).nullable().default(null)
const yen = z.int().nonnegative().max(10_000_000).nullable().default(null)

/** What a company sets for a hall; null means its default, or open for a fee. */
export const Hall = z.strictObject({
  /** As the feed writes it; width, spacing, and case do not matter. */
  name: z.string().min(1).max(80),
  /** How long before the sale bidding closes. */
  deadlineHours: hours,
  /** How long before the sale buyers can cancel. */
  cancelDeadlineHours: hours,
  /** Yen by which staff may exceed a maximum. */
  overbidAllowance: yen,
  /** Yen charged for transport from the hall. */
  deliveryFee: yen,
  /** Yen that the hall charges, passed on to the buyer. */
  auctionFee: yen,
})
export type Hall = z.infer<typeof Hall>
