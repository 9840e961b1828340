import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { Line1, Line2, NoValue } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { LotStatusBadge } from '../bid-badge/LotStatusBadge.tsx'
import { BidPhotos } from '../bid-photos/BidPhotos.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import styles from './bid-table.module.css'
import type { CellProps } from './column.ts'

export const PhotoContent = ({ bid }: CellProps) => <BidPhotos bid={bid} />

export const LotNoCell = ({ bid }: CellProps) => <LotLink bid={bid} />

/** For staff, who have no column for the lot's status below 1920 px. */
export function LotNoStatusCell({ bid }: CellProps) {
  const { t } = useTranslation('lots')
  return (
    <>
      <LotLink bid={bid} />
      {bid.status === lotStatus.ongoing && <span className={styles.ongoing}>{t('status.ongoing')}</span>}
    </>
  )
}

export const DateCell = ({ bid, soon }: CellProps) => (
  <>
    <Line1 className="num">
      <span className={styles.date}>
        {formatDate(bid.auctionDate)} <b data-soon={soon || undefined}>{formatTime(bid.auctionDate)}</b>
      </span>
    </Line1>
    <Line2 title={bid.auctionName}>{bid.auctionName}</Line2>
  </>
)

export function ClientCell({ bid, viewerId }: CellProps) {
  const { t } = useTranslation(['bids', 'common'])
  if (!bid.user || bid.user.jasClientId === viewerId)
    return <span className={styles.own}>{t('list.ownBid')}</span>
  return (
    <>
      <Line1 className={styles.name} title={bid.user.name}>
        {bid.user.name}
      </Line1>
      <Line2>{bid.user.company || t('common:select.none')}</Line2>
    </>
  )
}

export const ModelCell = ({ bid }: CellProps) => (
  <>
    <Line1 strong title={`${bid.maker} ${bid.model}`}>
      {bid.maker} {bid.model}
    </Line1>
    <Line2 className="num">
      <span className={styles.year}>{bid.year ?? '-'}</span> {bid.chassis}
    </Line2>
  </>
)

/** For staff: engine and gearbox as well. */
export const ModelSpecCell = ({ bid }: CellProps) => {
  const machine = [bid.engine === null ? '' : groupThousands(bid.engine), bid.gearbox]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Line1 strong title={`${bid.maker} ${bid.model}`}>
        {bid.maker} {bid.model}
      </Line1>
      <Line2 className="num">
        <span className={styles.year}>{bid.year ?? '-'}</span>{' '}
        {[bid.chassis, machine].filter(Boolean).join(', ')}
      </Line2>
    </>
  )
}

export function SpecificationsCell({ bid }: CellProps) {
  const words = useLotWords()
  return (
    <>
      <Line1 title={bid.grade}>{[bid.grade, words.engine(bid.engine)].filter(Boolean).join(', ')}</Line1>
      <Line2 title={bid.equip}>{[words.color(bid.color), bid.equip].filter(Boolean).join(', ')}</Line2>
    </>
  )
}

export function ConditionCell({ bid }: CellProps) {
  const words = useLotWords()
  return (
    <>
      <span className={styles.grade}>
        <ConditionGrade grade={bid.condition} />
      </span>
      <Line2 className={`num ${styles.year}`}>{words.mileage(bid.mileage)}</Line2>
    </>
  )
}

export const LotStatusCell = ({ bid }: CellProps) => <LotStatusBadge status={bid.status} />

export const PriceCell = ({ bid }: CellProps) => (
  <>
    <Line1 className={`num ${styles.year}`}>{formatMoney(bid.startPrice)}</Line1>
    <Line2 className="num">
      {bid.soldPrice ? <span className={styles.sold}>{formatMoney(bid.soldPrice)}</span> : <NoValue />}
    </Line2>
  </>
)

export function BidCell({ bid }: CellProps) {
  const { t } = useTranslation('bids')
  const overbid = bid.adjustmentPrice > 0
  return (
    <>
      <Line1 strong className="num">
        {formatMoney(bid.bidAmount)}
      </Line1>
      <Line2 className="num">
        <GroupChip label={bid.bidGroupLabel} prefix={bid.bidGroupPrefix} />
        {overbid && <span title={t('list.overbid')}> +{groupThousands(bid.adjustmentPrice)}</span>}
        {!overbid && !bid.bidGroupLabel && <NoValue />}
      </Line2>
    </>
  )
}

export const BidStatusCell = ({ bid, side }: CellProps) => (
  <BidStatusBadge status={bid.bidStatus} side={side} />
)
