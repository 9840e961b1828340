import type { OrderStatus } from '@seriba/domain/orders/order'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones: Record<OrderStatus, BadgeTone> = { new: 'blue', searching: 'orange', closed: 'gray' }

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
