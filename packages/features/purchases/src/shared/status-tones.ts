import type { PurchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { BadgeTone } from '@seriba/ui/Badge'

/** Where a purchase is, as a color: on its way, waiting, there, or off its way. */
export const statusTones: Record<PurchaseStatusName, BadgeTone> = {
  processing: 'gray',
  domesticTransport: 'blue',
  waitingShip: 'orange',
  waitingLoading: 'orange',
  inTransit: 'blue',
  delivered: 'green',
  shippingCancelled: 'red',
  purchaseCancelled: 'gray',
  auctionResale: 'gray',
}
