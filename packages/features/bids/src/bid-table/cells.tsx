import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { localTime } from '@seriba/domain/time/local-time'
import { Line1, Line2 } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { GroupLink } from '../bid-badge/GroupLink.tsx'
import { LotRank } from '../bid-badge/LotRank.tsx'
import { LotStatusBadge } from '../bid-badge/LotStatusBadge.tsx'
import { BidCostLine } from '../bid-costs/BidCostLine.tsx'
import { BidPhotos } from '../bid-photos/BidPhotos.tsx'
import { CancelBidButton } from '../cancel-bid/CancelBidButton.tsx'
import { bidOfList } from '../cancel-bid/cancellable.ts'
import { NegotiationLine, NegotiationTime } from '../negotiation/NegotiationLine.tsx'
import { InvoiceLink, invoiceOf } from '../shared/InvoiceLink.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import { OwnAmount } from '../shared/OwnAmount.tsx'
import { PurchaseLink } from '../shared/PurchaseLink.tsx'
import { UserName } from '../user-popover/UserName.tsx'
import { WithdrawalLine } from '../withdrawal/WithdrawalLine.tsx'
import styles from './bid-table.module.css'
import type { CellProps } from './column.ts'
import { usePreservedFocus } from './use-preserved-focus.ts'

export const PhotoContent = ({ bid }: CellProps) => <BidPhotos bid={bid} />

/** The lot; for staff, whose statuses leave no room for it, with the invoice. */
export function LotNoCell({ bid, list, side }: CellProps) {
  const invoice = side === 'manager' ? invoiceOf(bid) : null
  // The cell has other shapes at other widths; keys have put the focus on its link.
  const id = `lot-of-${bid.bidId}`
  usePreservedFocus(id)
  return (
    <>
      <LotLink id={id} bid={bid} list={list} />
      {invoice && (
        <Line2>
          <InvoiceLink url={invoice} />
        </Line2>
      )}
    </>
  )
}

/** If the lot's status has no column, "in the ring" is shown below its number. */
export function LotNoStatusCell(cell: CellProps) {
  const { t } = useTranslation('lots')
  return (
    <>
      <LotNoCell {...cell} />
      {cell.bid.status === lotStatus.ongoing && <span className={styles.ongoing}>{t('status.ongoing')}</span>}
    </>
  )
}

export const DateCell = ({ bid, soon, side, list }: CellProps) => (
  <>
    <Line1 className="num">
      {bid.auctionDate && (
        <span className={styles.date}>
          {formatDate(bid.auctionDate)} <b data-soon={soon || undefined}>{formatTime(bid.auctionDate)}</b>
        </span>
      )}
    </Line1>
    {side === 'client' && list === 'live' ? (
      <HallLine bid={bid} />
    ) : (
      <Line2 data-wraps>{bid.auctionName}</Line2>
    )}
  </>
)

/** The auction's time in the buyer's time zone, and its hall: one line, however far away they are. */
function HallLine({ bid: { auctionName, auctionDate } }: Pick<CellProps, 'bid'>) {
  const { t } = useTranslation('bids')
  const time = auctionDate && localTime(auctionDate)
  const line = time ? t('list.ownTimeHall', { time, hall: auctionName }) : auctionName
  return <Line2 data-wraps>{line}</Line2>
}

/** Whose bid it is; among managers, also whose client. */
export function ClientCell({ bid, side }: CellProps) {
  const { t } = useTranslation('bids')
  if (!bid.user) return <span className={styles.own}>{t('list.ownBid')}</span>
  return (
    <>
      <Line1 data-wraps>
        <UserName user={bid.user} />
      </Line1>
      <Line2 data-wraps className={styles.company}>
        <span className="wraps">{bid.user.company}</span>
        {side === 'manager' && bid.manager && <ManagerMark name={bid.manager} />}
      </Line2>
    </>
  )
}

function ManagerMark({ name }: { name: string }) {
  const { t } = useTranslation('bids')
  const label = t('list.manager', { name })
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark}>
      {initials(name)}
    </span>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)

/** The lot's status, and how the car is to be shipped. */
export function LotStatusCell({ bid, exportTypes }: CellProps) {
  const { t } = useTranslation('bids')
  const exportType = exportTypes.get(bid.exportType ?? 0)
  return (
    <>
      <LotStatusBadge lot={bid} small={exportType !== undefined} />
      {exportType && <Line2 title={`${t('panel.exportType')}: ${exportType}`}>{exportType}</Line2>}
    </>
  )
}

export const PriceCell = ({ bid }: CellProps) => (
  <>
    <Line1 className={`num ${styles.year}`}>{formatMoney(bid.startPrice)}</Line1>
    <Line2 className="num">
      {bid.soldPrice > 0 && <span className={styles.sold}>{formatMoney(bid.soldPrice)}</span>}
    </Line2>
  </>
)

export const BidCell = ({ bid }: CellProps) => (
  <>
    <Line1 strong className="num">
      {formatMoney(bid.bidAmount)}
    </Line1>
    <div className={styles.terms}>
      <OwnAmount yen={bid.bidAmount} />
      <BidTerms bid={bid} />
    </div>
    <BidCostLine bid={bid} />
  </>
)

/** A bid's group, and its overbid allowance. */
export function BidTerms({ bid }: Pick<CellProps, 'bid'>) {
  const { t } = useTranslation('bids')
  const overbid = bid.adjustmentPrice > 0
  return (
    <Line2 className="num">
      <GroupLink bid={bid} />
      {bid.sameLot && <LotRank sameLot={bid.sameLot} />}
      {overbid && <span title={t('list.overbid')}> +{groupThousands(bid.adjustmentPrice)}</span>}
    </Line2>
  )
}

/** A buyer's bid: its status, and what a win has become; before that, the manager looking after it. */
export function BidStatusCell({ bid, side, list }: CellProps) {
  const { t } = useTranslation('bids')
  const invoice = invoiceOf(bid)
  const purchase = side === 'client' ? bid.purchaseId : null
  const cancellable = list === 'live' && side === 'client' ? bidOfList(bid) : null
  // What is new about the bid takes the line.
  const told = side === 'client' && (bid.receipt ?? bid.withdrawal ?? bid.negotiation) !== null
  return (
    <>
      <span className={styles.status}>
        <BidStatusBadge status={bid.bidStatus} side={side} />
        {cancellable && <CancelBidButton bid={cancellable} small />}
        {side === 'client' && <NegotiationTime negotiation={bid.negotiation} />}
      </span>
      {side === 'client' && <WithdrawalLine bid={bid} small />}
      {side === 'client' && (
        <NegotiationLine bidId={bid.bidId} lotNo={bid.lotNo} negotiation={bid.negotiation} small />
      )}
      {(purchase || invoice) && (
        <Line2 className={styles.papers}>
          {purchase && <PurchaseLink purchaseId={purchase} lotNo={bid.lotNo} />}
          {invoice && <InvoiceLink url={invoice} />}
        </Line2>
      )}
      {!purchase && !invoice && bid.manager && !told && (
        <Line2 data-wraps title={t('list.manager', { name: bid.manager })}>
          {bid.manager}
        </Line2>
      )}
    </>
  )
}
