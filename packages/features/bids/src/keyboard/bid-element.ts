/** Id of a bid's row or card, by which keys and links find it. */
export const bidElementId = (bidId: number) => `bid-${bidId}`
