export const bids = {
  title: 'My Bids',
  dealerTitle: 'Dealer Bids',
  managerTitle: 'Bid Manager',
} as const
