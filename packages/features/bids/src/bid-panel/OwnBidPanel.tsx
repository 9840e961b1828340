import { BidBar } from './BidBar.tsx'
import type { BidPanelProps } from './bid-lot.ts'
import { Panel } from './Panel.tsx'
import { useOwnBidder } from './use-own-bidder.ts'

/** For clients and dealers. */
export const BidPanel = (props: BidPanelProps) => <Panel {...props} bidder={useOwnBidder()} />

export const MobileBidBar = (props: BidPanelProps) => <BidBar {...props} bidder={useOwnBidder()} />
