import type { Offer } from '@seriba/contracts/order-offers'
import { formatMoney } from '@seriba/domain/format/number'
import type { OfferState } from '@seriba/domain/orders/offer'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones: Record<OfferState, BadgeTone> = {
  waiting: 'orange',
  declined: 'gray',
  bid: 'green',
  bought: 'green',
  sold: 'gray',
  over: 'gray',
}

/** The outcome of a lot that was offered. */
export function OfferBadge({ offer: { state, bidAmount } }: { offer: Pick<Offer, 'state' | 'bidAmount'> }) {
  const { t } = useTranslation('orders')
  return (
    <Badge tone={tones[state]} look={state === 'bought' ? 'solid' : 'tint'} small className="tabular">
      {t(`offers.state.${state}`, { amount: bidAmount === null ? '' : formatMoney(bidAmount) })}
    </Badge>
  )
}
