import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'

/** How a client learned of the seller's last price. */
export const ToldOfAsk = z.object({
  by: z.array(z.object({ channel: z.enum(['push', 'telegram']), at: instant() })),
  /** When they first opened the negotiation after it; null if they have not. */
  seenAt: z.nullable(instant()),
})
export type ToldOfAsk = z.infer<typeof ToldOfAsk>

/** How far a client may go in a negotiation, in yen. */
export const NegotiationReach = z.object({
  /** What their credit covers; null if they are not limited by it. */
  credit: z.nullable(yen()),
  /** What staff may accept for them without asking, by their own budget; null if they have none, and for buyers. */
  budget: z.nullable(yen()),
})
export type NegotiationReach = z.infer<typeof NegotiationReach>
