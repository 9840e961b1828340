import type { PurchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { BadgeTone } from '@seriba/ui/Badge'

/** A purchase's state as a color: being shipped, waiting, delivered, or off the usual steps. */
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
