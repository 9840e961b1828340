export { ManagerArchivePage as ArchivePage } from './archive/ManagerArchivePage.tsx'
export type { ChatSlot } from './bid-chat/chat-slot.ts'
export { BidManagerPage } from './bid-manager/BidManagerPage.tsx'
export type { BidPanelProps } from './bid-panel/bid-lot.ts'
export { AllClientBids } from './client-bids/AllClientBids.tsx'
export { ClientBids } from './client-bids/ClientBids.tsx'
export { ClientField } from './client-picker/ClientField.tsx'
export { BidPanel, MobileBidBar } from './client-picker/LateBidPanel.tsx'
export { ManagerGroupPage as GroupPage } from './group-view/ManagerGroupPage.tsx'

/** Pages of their own, which the first load need not carry. */
export const auctionDayRoute = () =>
  import('./auction-day/AuctionDayPage.tsx').then((m) => ({ Component: m.AuctionDayPage }))
export const compareRoute = () =>
  import('./compare/ManagerComparePage.tsx').then((m) => ({ Component: m.ManagerComparePage }))
export const gatewayLogRoute = () =>
  import('./auction-day/GatewayLogPage.tsx').then((m) => ({ Component: m.GatewayLogPage }))
export { NegotiationsPage } from './negotiation/NegotiationsPage.tsx'
