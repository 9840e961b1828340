import type { GroupedBid } from '@seriba/contracts/bid-groups'
import { type BidStatus, bidStatus, bidStatusName, isLive } from '@seriba/domain/bids/bid-status'
import { formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Cell, Line1, Line2, NoValue, PhotoCell, Row } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { BidCard } from '../bid-card/BidCard.tsx'
import { BidPhotos } from '../bid-photos/BidPhotos.tsx'
import { ConditionCell, ModelCell } from '../bid-table/vehicle-cells.tsx'
import { CancelBidButton } from '../cancel-bid/CancelBidButton.tsx'
import { bidOfList } from '../cancel-bid/cancellable.ts'
import { LotLink } from '../shared/LotLink.tsx'
import type { Side } from '../shared/side.ts'
import styles from './group-view.module.css'

type GroupBidProps = { bid: GroupedBid; side: Side }

const live = ({ bidStatus: status }: GroupedBid) => isLive(status as BidStatus)
/** Zero is a figure, too. */
export const yen = (amount: number) => (amount === 0 ? '¥\u00a00' : formatMoney(amount))

const noTypes = new Map<number, string>()

export function GroupBidRow({
  bid,
  side,
  columns,
  clash,
}: GroupBidProps & { columns: number; clash: boolean }) {
  const { t } = useTranslation('groups')
  const cell = { bid, side, soon: false, list: 'live' as const, exportTypes: noTypes }
  const cancellable = side === 'client' ? bidOfList(bid) : null
  return (
    <>
      <Row
        won={bid.bidStatus === bidStatus.win}
        hand={bid.withdrawByHand}
        stopped={bid.stoppedFrom !== null}
        className={bid.groupClash ? styles.clashing : undefined}
      >
        <PhotoCell>
          <BidPhotos bid={bid} />
        </PhotoCell>
        <Cell>
          <LotLink bid={bid} />
        </Cell>
        <Cell>
          <Line1 strong className="num">
            {formatTime(bid.auctionDate)}
          </Line1>
          <Line2 title={bid.auctionName}>{bid.auctionName}</Line2>
        </Cell>
        <Cell>
          <ModelCell {...cell} />
        </Cell>
        <Cell align="end">
          <ConditionCell {...cell} />
        </Cell>
        <Cell align="end">
          <Line1 strong className="num">
            {formatMoney(bid.bidAmount)}
          </Line1>
          <Line2 className="num">{formatMoney(bid.startPrice)}</Line2>
        </Cell>
        <Cell align="end">
          <Held bid={bid} />
        </Cell>
        <Cell>
          <span className={styles.status}>
            <BidStatusBadge status={bid.bidStatus} side={side} />
            {cancellable && <CancelBidButton bid={cancellable} small />}
          </span>
          {bid.withdrawByHand ? (
            <Line2 className={styles.waiting}>{t('waiting')}</Line2>
          ) : (
            <Stopped bid={bid} side={side} />
          )}
        </Cell>
      </Row>
      {clash && (
        <tr>
          <td colSpan={columns} className={styles.clash}>
            {t('clash')}
          </td>
        </tr>
      )}
    </>
  )
}

export function GroupBidCard({ bid, side }: GroupBidProps) {
  const { t } = useTranslation('groups')
  return (
    <BidCard
      bid={bid}
      side={side}
      mode={side === 'client' ? 'my-bids' : 'bid-manager'}
      exportTypes={noTypes}
      soon={false}
      fresh={false}
      focused={false}
    >
      <div className={styles.cardHeld}>
        <span>{t('held')}</span>
        <Held bid={bid} />
        <Stopped bid={bid} side={side} />
      </div>
    </BidCard>
  )
}

function Held({ bid }: { bid: GroupedBid }) {
  const { t } = useTranslation('groups')
  if (!live(bid)) return <NoValue />
  return (
    <>
      <Line1 className={`num ${bid.held > 0 ? styles.counted : ''}`}>{yen(bid.held)}</Line1>
      <Line2>{bid.held > 0 ? t('counts') : t('covered')}</Line2>
    </>
  )
}

function Stopped({ bid, side }: GroupBidProps) {
  const { t } = useTranslation(['groupFilled', 'groups', 'lots'])
  const was = bid.stoppedFrom === null ? null : bidStatusName(bid.stoppedFrom as BidStatus)
  if (was === null || was === 'blank') return null
  const status = t(`lots:${side === 'client' ? 'clientBidStatus' : 'bidStatus'}.${was}`)
  const said = t('groups:stopped', { status })
  const why = bid.stays && t(`groupFilled:stays.${bid.stays}`)
  return (
    <>
      <Line2 className={styles.whole}>{said}</Line2>
      {why && <Line2 className={styles.whole}>{why}</Line2>}
    </>
  )
}
