import * as z from 'zod/mini'
import { yen } from './fields.ts'

/** The bid that has won a lot already, as staff is told of it. */
export const BidWinner = z.object({ bidId: z.int(), clientId: z.int(), client: z.string() })
export type BidWinner = z.infer<typeof BidWinner>

/** The bid that leads on a lot, as staff is told of it; its amount in yen. */
export const LeadingBid = z.object({ ...BidWinner.shape, amount: yen() })
export type LeadingBid = z.infer<typeof LeadingBid>
