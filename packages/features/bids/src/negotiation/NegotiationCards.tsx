import { serverNow } from '@seriba/api/server-clock'
import { formatUpcoming } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import type { NegotiationListProps } from './NegotiationTable.tsx'
import { NegotiationWaits, priceGap, waitsForCall } from './NegotiationWaits.tsx'
import styles from './negotiation-cards.module.css'

const sums = ['offer', 'ask', 'apart'] as const

/** Negotiations on a phone, one card each. */
export function NegotiationCards({ items, bidId, onPick }: NegotiationListProps) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk'])
  return (
    <ul className={styles.cards} aria-label={t('negotiationDesk:title')}>
      {items.map((negotiation) => (
        <li key={negotiation.bidId} data-hand={waitsForCall(negotiation) || undefined}>
          <Photo src={negotiation.thumbnail} alt="" />
          <div className={styles.who}>
            <button
              type="button"
              id={`negotiation-${negotiation.bidId}`}
              className={styles.pick}
              aria-pressed={negotiation.bidId === bidId}
              onClick={() => onPick(negotiation.bidId)}
            >
              {negotiation.lotNo} {negotiation.name}
            </button>
            <p className="wraps">{negotiation.auctionName}</p>
            <p className="wraps">
              {negotiation.client}{' '}
              {negotiation.group && <GroupChip label={negotiation.group} prefix={null} />}
            </p>
          </div>
          <NegotiationWaits negotiation={negotiation} />
          <dl className="num">
            {sums.map((name) => (
              <div key={name}>
                <dt>{t(`negotiationDesk:columns.${name}`)}</dt>
                <dd>{yen(name === 'apart' ? priceGap(negotiation) : negotiation[name])}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.until}>
            <span>{t('negotiationDesk:columns.answerBy')}</span>{' '}
            <b className="num">{formatUpcoming(negotiation.answerBy, serverNow())}</b>
            {negotiation.outcome === null && <TimeLeft until={negotiation.answerBy} />}
          </p>
        </li>
      ))}
    </ul>
  )
}

const yen = (amount: number | null) => (amount ? formatMoney(amount) : '')
