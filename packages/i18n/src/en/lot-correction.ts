export const lotCorrection = {
  open: 'Correct the lot',
  title: 'How did the lot end?',
  text: 'Use this where the feed is wrong or late. Live bids on the lot will be closed, and their clients will be notified.',
  status: 'Outcome',
  soldPrice: 'Sold price',
  reason: 'Reason, kept in the log',
} as const
