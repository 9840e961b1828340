/** What a company sets for a hall: hours before the sale, then yen. */
export const hallHours = ['deadlineHours', 'cancelDeadlineHours'] as const
export const hallYen = ['overbidAllowance', 'deliveryFee', 'auctionFee'] as const
export const hallFields = [...hallHours, ...hallYen] as const
export type HallField = (typeof hallFields)[number]
