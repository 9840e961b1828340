export { ManagerArchivePage as ArchivePage } from './archive/ManagerArchivePage.tsx'
export type { ChatSlot } from './bid-chat/chat-slot.ts'
export { BidManagerPage } from './bid-manager/BidManagerPage.tsx'
export type { BidPanelProps } from './bid-panel/bid-lot.ts'
export { ClientField } from './client-picker/ClientField.tsx'
export { BidPanel, MobileBidBar } from './client-picker/LateBidPanel.tsx'
export { ManagerGroupPage as GroupPage } from './group-view/ManagerGroupPage.tsx'

/** What a client's page shows of their bids. */
export const clientBids = async () => ({
  ...(await import('./client-bids/AllClientBids.tsx')),
  ...(await import('./client-bids/ClientBids.tsx')),
})

/** Separate pages, which the first load does not have to include. */
export const auctionDayRoute = () =>
  import('./auction-day/AuctionDayPage.tsx').then((m) => ({ Component: m.AuctionDayPage }))
export const compareRoute = () =>
  import('./compare/ManagerComparePage.tsx').then((m) => ({ Component: m.ManagerComparePage }))
export const gatewayLogRoute = () =>
  import('./auction-day/GatewayLogPage.tsx').then((m) => ({ Component: m.GatewayLogPage }))
export { NegotiationsPage } from './negotiation/NegotiationsPage.tsx'
