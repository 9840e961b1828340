import type { Order } from '@seriba/contracts/orders'
import type { OrderStage } from '@seriba/domain/orders/order'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones: Record<OrderStage, BadgeTone> = {
  new: 'orange',
  searching: 'blue',
  offered: 'green',
  bought: 'gray',
  closed: 'gray',
}

/** How far an order has got: `3 lots offered`, `Bought 6003`. */
export function StatusBadge({ order: { stage, waiting, bought } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <Badge tone={tones[stage]} className="tabular">
      {stage === 'offered'
        ? t('stage.offered', { count: waiting })
        : stage === 'bought'
          ? t('stage.bought', { lots: bought.join(', ') })
          : t(`status.${stage}`)}
    </Badge>
  )
}
