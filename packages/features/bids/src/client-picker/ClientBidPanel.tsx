import { BidBar } from '../bid-panel/BidBar.tsx'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'
import { Panel } from '../bid-panel/Panel.tsx'
import { useClientBidder } from './use-client-bidder.tsx'

/** For managers, who bid in the name of a client. */
export const BidPanel = (props: BidPanelProps & { bare?: boolean }) => (
  <Panel {...props} bidder={useClientBidder()} />
)

export const MobileBidBar = (props: BidPanelProps) => <BidBar {...props} bidder={useClientBidder()} />
