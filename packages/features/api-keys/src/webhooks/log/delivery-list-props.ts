import type { WebhookDelivery } from '@seriba/contracts/webhooks'

export type DeliveryListProps = {
  deliveries: readonly WebhookDelivery[]
  chosen: number | null
  canReplay: boolean
  onChoose: (id: number) => void
  onReplay: (id: number) => void
}

export const deliveryElementId = (id: number) => `delivery-${id}`
