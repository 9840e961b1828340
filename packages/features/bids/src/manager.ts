export type { BidPanelProps } from './bid-panel/bid-lot.ts'
export { BidPanel, MobileBidBar } from './client-picker/ClientBidPanel.tsx'
export const BidManagerPage = () => null
