import type { DashboardBid } from '@seriba/contracts/dashboard'
import { type BidStatus, bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { priceOverBid } from '@seriba/domain/dashboard/spans'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { localTime } from '@seriba/domain/time/local-time'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import type { BidColumns } from './BidHeads.tsx'
import styles from './bid-row.module.css'
import { LotLink } from './LotLink.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { UntilStart } from './UntilStart.tsx'

type BidRowProps = { bid: DashboardBid; of: BidColumns }

/** A bid in one line: when and where, what, how much, and its status. */
export function BidRow({ bid, of }: BidRowProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { year, mileage, chassis, client, condition } = bid
  const facts = [
    year,
    mileage !== null && `${groupThousands(mileage)} ${t('common:units.km')}`,
    of === 'results' && client,
  ].filter(Boolean)
  const tone = conditionTone(condition)
  const wonAt = bid.bidStatus === bidStatus.win ? bid.soldPrice : null
  return (
    <li className={styles.row} data-of={of}>
      <Photo src={bid.image} alt="" className={styles.photo} />
      <div className={styles.when}>
        <p className="num">
          {of === 'results' ? (
            formatDate(bid.auctionDate)
          ) : (
            <UntilStart at={bid.auctionDate} counting={isLive(bid.bidStatus as BidStatus)} />
          )}
        </p>
        <Hall bid={bid} ahead={of !== 'results'} />
      </div>
      {of === 'dealer' && <p className={`wraps ${styles.client}`}>{client ?? t('dashboard:own')}</p>}
      <div className={styles.what}>
        <p className="wraps">
          <LotLink bid={bid} past={of === 'results'} />
        </p>
        <p className={styles.second}>
          {facts.join(', ')}
          {of !== 'dealer' && chassis && (
            <span className={styles.chassis}>
              {facts.length > 0 && ', '}
              <span className={styles.number}>{chassis}</span>
            </span>
          )}
        </p>
      </div>
      <div className={styles.grade}>
        {condition && (tone === 'plain' ? condition : <GradeBadge tone={tone}>{condition}</GradeBadge>)}
      </div>
      <div className={styles.amount}>
        <p className="num">{of === 'results' ? formatMoney(bid.amount) : <b>{formatMoney(bid.amount)}</b>}</p>
        {of !== 'results' &&
          (wonAt === null ? bid.group && <p className={styles.group}>{bid.group}</p> : <WonAt yen={wonAt} />)}
      </div>
      {of === 'own' && (
        <p className={`num ${styles.amount} ${styles.beside}`}>{formatMoney(bid.startPrice)}</p>
      )}
      {of === 'results' && <Sold bid={bid} />}
      <div className={styles.status}>
        <StatusBadge status={bid.bidStatus} staff={false} />
      </div>
    </li>
  )
}

/** What a win costs, below the bid. */
function WonAt({ yen }: { yen: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={`num ${styles.won}`} title={t('wonAt')}>
      <span className="visually-hidden">{t('wonAt')} </span>
      {formatMoney(yen)}
    </p>
  )
}

/** The hall; for upcoming lots, preceded by the time in the buyer's time zone. */
function Hall({ bid: { auctionDate, auctionName }, ahead }: { bid: DashboardBid; ahead: boolean }) {
  const { t } = useTranslation('bids')
  const time = ahead && auctionDate && localTime(auctionDate)
  const line = time ? t('list.ownTimeHall', { time, hall: auctionName }) : auctionName
  return (
    <p className={`truncate ${styles.second}`} title={line}>
      {line}
    </p>
  )
}

/** What the lot sold for, and how far from the bid. */
function Sold({ bid }: { bid: DashboardBid }) {
  const { t } = useTranslation('dashboard')
  const difference = priceOverBid(bid)
  const sign = difference === null || difference === 0 ? '' : difference > 0 ? '+' : '−'
  return (
    <div className={`${styles.amount} ${styles.beside}`}>
      {difference !== null && <b className="num">{formatMoney(bid.soldPrice)}</b>}
      <p className={`${styles.second} ${difference === null ? '' : 'num'}`}>
        {difference === null ? t('results.notSold') : `${sign}${groupThousands(Math.abs(difference))}`}
      </p>
    </div>
  )
}
