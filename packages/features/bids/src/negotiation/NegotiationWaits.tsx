import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { needsForwarding } from '@seriba/domain/bids/negotiation'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'

export const waitsForCall = (negotiation: ListedNegotiation) =>
  negotiation.outcome === null && needsForwarding(negotiation)

/** How far apart the two sides are; yen. */
export const priceGap = ({ ask, offer, bidAmount }: ListedNegotiation) =>
  Math.max(ask - (offer ?? bidAmount), 0)

/** Whose turn it is, or how it ended. */
export function NegotiationWaits({ negotiation }: { negotiation: ListedNegotiation }) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk'])
  if (negotiation.outcome !== null)
    return (
      <Badge tone={negotiation.outcome === 'accepted' ? 'green' : 'gray'}>
        {t(`negotiationDesk:outcome.${negotiation.outcome}`)}
      </Badge>
    )
  if (needsForwarding(negotiation))
    return (
      <b className={styles.hand}>
        <Icon icon={Hand} size={14} aria-hidden />
        {t('negotiationDesk:toForward')}
      </b>
    )
  return (
    <Badge tone={negotiation.turn === 'client' ? 'blue' : 'gray'}>{t(`waits.${negotiation.turn}`)}</Badge>
  )
}
