import type { Bid } from '@seriba/contracts/bid-lists'
import { NegotiationLine } from './NegotiationLine.tsx'
import { StartNegotiation } from './StartNegotiation.tsx'

/** Talks with the seller in a row of the desk: as they stand, or the way to begin them. */
export function DeskNegotiation({ bid }: { bid: Bid }) {
  const { bidId, lotNo, negotiation } = bid
  if (!negotiation) return <StartNegotiation bid={bid} />
  return <NegotiationLine bidId={bidId} lotNo={lotNo} talks={negotiation} desk />
}
