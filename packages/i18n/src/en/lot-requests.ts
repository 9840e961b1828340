/** Texts in answers to requests for lots that no page sends. */
export const lotRequests = {
  destination: 'Only lots at car auctions can be filtered by destination.',
} as const
