import { formatMoney } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Line1, Line2, NoValue } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { AutoBidSwitch } from '../auto-bid/AutoBidSwitch.tsx'
import { BidCostLine } from '../bid-costs/BidCostLine.tsx'
import { BidTerms, LotNoStatusCell, PhotoContent } from '../bid-table/cells.tsx'
import type { CellProps } from '../bid-table/column.ts'
import { MessageCell } from '../bid-table/MessageCell.tsx'
import { DeskNegotiation } from '../negotiation/DeskNegotiation.tsx'
import selected from '../selection/selection.module.css'
import { useSelected } from '../selection/selection-context.ts'
import { SoldPrice } from '../sold-price/SoldPrice.tsx'
import { StatusSwitcher } from '../status-switcher/StatusSwitcher.tsx'
import { DeskWithdrawal } from '../withdrawal/DeskWithdrawal.tsx'
import { useDesk } from './desk.ts'
import styles from './desk-cells.module.css'
import { ActByHand } from './LateActByHand.tsx'
import { WithdrawByHand } from './WithdrawByHand.tsx'

type OfBid = Pick<CellProps, 'bid'>

export function DeskSoldPrice({ bid }: OfBid) {
  const { priceError, pricing, setPricing, setSoldPrice } = useDesk()
  if (priceError !== undefined)
    return bid.soldPrice ? <span className="num">{formatMoney(bid.soldPrice)}</span> : <NoValue />
  return (
    <SoldPrice
      lotNo={bid.lotNo}
      soldPrice={bid.soldPrice}
      editing={pricing === bid.bidId}
      onEdit={() => setPricing(bid.bidId)}
      onDiscard={() => setPricing(null)}
      onApply={(soldPrice) => {
        setPricing(null)
        if (soldPrice !== bid.soldPrice) setSoldPrice(bid, soldPrice)
      }}
    />
  )
}

export const DeskPriceCell = ({ bid }: CellProps) => (
  <>
    <Line1 className="num">{formatMoney(bid.startPrice)}</Line1>
    <Line2>
      <DeskSoldPrice bid={bid} />
    </Line2>
  </>
)

export function DeskAmount({ bid }: OfBid) {
  const { t } = useTranslation('bids')
  const { editError, editing, openEditor } = useDesk()
  const amount = formatMoney(bid.bidAmount)
  if (editError(bid) !== undefined) return amount
  return (
    <button
      type="button"
      data-edit-bid
      className={`num ${styles.amount}`}
      aria-expanded={editing === bid.bidId}
      aria-label={t('edit.open', { lotNo: bid.lotNo, amount })}
      onClick={() => openEditor(bid.bidId)}
    >
      {amount}
    </button>
  )
}

export const DeskBidCell = ({ bid }: CellProps) => (
  <>
    <Line1 strong className="num">
      <DeskAmount bid={bid} />
    </Line1>
    <BidTerms bid={bid} />
    <BidCostLine bid={bid} />
  </>
)

export function DeskStatus({ bid, touch = false }: OfBid & { touch?: boolean }) {
  const { choose, statusError } = useDesk()
  return (
    <StatusSwitcher
      lotNo={bid.lotNo}
      status={bid.bidStatus}
      disabledReason={statusError}
      touch={touch}
      onChoose={(status) => choose(bid, status)}
    />
  )
}

export function DeskAutoBid({ bid, children }: OfBid & { children?: string }) {
  const { autoBid } = useDesk()
  if (!autoBid) return null
  return (
    <AutoBidSwitch bid={bid} error={autoBid.refusalOf(bid)} onSwitch={(on) => autoBid.switch(bid, on)}>
      {children}
    </AutoBidSwitch>
  )
}

/** The photo, with a checkbox on top that selects the row. */
export function DeskPhotoCell(cell: CellProps) {
  const { t } = useTranslation('desk')
  const { bidId, lotNo } = cell.bid
  const selection = useSelected()
  return (
    <span className={selected.photo}>
      <Checkbox
        className={selected.check}
        aria-label={t('select.bid', { lotNo })}
        checked={selection.has(bidId)}
        onClick={({ shiftKey }) => selection[shiftKey ? 'extend' : 'toggle'](bidId)}
        onChange={() => {}}
      />
      <PhotoContent {...cell} />
    </span>
  )
}

export const DeskAutoBidCell = ({ bid }: CellProps) => <DeskAutoBid bid={bid} />

export const DeskLotNoCell = (cell: CellProps) => (
  <>
    <LotNoStatusCell {...cell} />
    <div className={styles.switch}>
      <DeskAutoBid bid={cell.bid} />
    </div>
  </>
)

export const DeskStatusCell = ({ bid }: CellProps) => <DeskStatus bid={bid} />

/** What somebody has to take care of: a call to the hall, a withdrawal request, a negotiation with the seller. */
const Attention = ({ bid }: OfBid) => (
  <>
    {bid.withdrawByHand && <WithdrawByHand bid={bid} />}
    <ActByHand bid={bid} />
    <DeskWithdrawal bid={bid} />
    <DeskNegotiation bid={bid} />
  </>
)

/** If there is no room for messages, tasks make the row one line higher. */
export const DeskStatusAttentionCell = ({ bid }: CellProps) => (
  <>
    <DeskStatus bid={bid} />
    <Attention bid={bid} />
  </>
)

/** Tasks are next to the message, so that each row keeps its two lines. */
export const DeskMessageCell = (cell: CellProps) => (
  <span className={styles.attention}>
    <MessageCell {...cell} />
    <span>
      <Attention bid={cell.bid} />
    </span>
  </span>
)
