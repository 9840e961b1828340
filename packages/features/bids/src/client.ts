export type { BidPanelProps } from './bid-panel/bid-lot.ts'
export { BidPanel, MobileBidBar } from './bid-panel/OwnBidPanel.tsx'
export { MyBidBox } from './cancel-bid/MyBidBox.tsx'
export const MyBidsPage = () => null
export const DealerBidsPage = () => null
