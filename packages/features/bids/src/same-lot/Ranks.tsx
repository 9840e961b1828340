import type { RankedBid } from '@seriba/contracts/rival-bids'
import { type Rival, standingOf } from '@seriba/domain/bids/same-lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { LotRank } from '../bid-badge/LotRank.tsx'
import styles from './same-lot.module.css'

type RanksProps = { bids: readonly RankedBid[]; own: number }

const rivalOf = (bid: RankedBid): Rival => ({ id: bid.bidId, amount: bid.bidAmount, bidDate: bid.bidDate })

/** Live bids on one lot, the leader first, each compared with the one before it. */
export function Ranks({ bids, own }: RanksProps) {
  const { t } = useTranslation('sameLot')
  const standing = (bid: RankedBid, ahead: RankedBid | undefined) => {
    const stands = standingOf(rivalOf(bid), ahead && rivalOf(ahead))
    return stands.kind === 'behind'
      ? t('behindBy', { amount: formatMoney(stands.by) })
      : stands.kind === 'leads'
        ? bids.length > 1 && t('leads')
        : t(stands.kind)
  }
  return (
    <ol className={styles.ranks} aria-label={t('bids')}>
      {bids.map((bid, at) => (
        <li key={bid.bidId} aria-current={bid.bidId === own || undefined}>
          <LotRank sameLot={{ rank: at + 1, of: bids.length }} />
          <div>
            <b>{bid.client}</b>
            {bid.company && (
              <small className="truncate" title={bid.company}>
                {bid.company}
              </small>
            )}
            {bid.group && <small className={`num ${styles.group}`}>{bid.group}</small>}
            <small className="num-words">
              {[
                t('placed', { at: formatDateTime(bid.bidDate) }),
                bid.adjustmentPrice > 0 && t('ifClose', { amount: formatMoney(bid.adjustmentPrice) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <small className="num">{standing(bid, bids[at - 1])}</small>
          </div>
          <div className={styles.end}>
            <b className="num">{formatMoney(bid.bidAmount)}</b>
            <BidStatusBadge status={bid.bidStatus} side="manager" />
          </div>
        </li>
      ))}
    </ol>
  )
}
