/** Where a purchased vehicle is; null is Processing (3§4.11). */
export const purchaseStatuses = {
  processing: null,
  domesticTransport: 1,
  waitingShip: 2,
  waitingLoading: 3,
  inTransit: 4,
  delivered: 5,
  shippingCancelled: 6,
  purchaseCancelled: 7,
  auctionResale: 8,
} as const

export type PurchaseStatusName = keyof typeof purchaseStatuses
export type PurchaseStatus = (typeof purchaseStatuses)[PurchaseStatusName]

export const isPurchaseStatus = (status: number | null): status is PurchaseStatus =>
  (Object.values(purchaseStatuses) as (number | null)[]).includes(status)

export const purchaseStatusName = (status: number | null): PurchaseStatusName =>
  (Object.keys(purchaseStatuses) as PurchaseStatusName[]).find((name) => purchaseStatuses[name] === status) ??
  'processing'
