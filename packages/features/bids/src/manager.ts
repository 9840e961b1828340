export type { ChatSlot } from './bid-chat/chat-slot.ts'
export { BidManagerPage } from './bid-manager/BidManagerPage.tsx'
export type { BidPanelProps } from './bid-panel/bid-lot.ts'
export { BidPanel, MobileBidBar } from './client-picker/ClientBidPanel.tsx'
