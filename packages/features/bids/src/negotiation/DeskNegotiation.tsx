import type { Bid } from '@seriba/contracts/bid-lists'
import { NegotiationLine } from './NegotiationLine.tsx'
import { StartNegotiation } from './StartNegotiation.tsx'

/** The negotiation with the seller in a row of the desk: its current state, or the button to begin one. */
export function DeskNegotiation({ bid }: { bid: Bid }) {
  const { bidId, lotNo, negotiation } = bid
  if (!negotiation) return <StartNegotiation bid={bid} />
  return <NegotiationLine bidId={bidId} lotNo={lotNo} negotiation={negotiation} desk />
}
