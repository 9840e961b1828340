import { bidStatus } from '@seriba/domain/bids/bid-status'
import { Icon } from '@seriba/ui/Icon'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { BidPhotos } from '../bid-photos/BidPhotos.tsx'
import { MessageCell } from '../bid-table/MessageCell.tsx'
import { CancelBidButton } from '../cancel-bid/CancelBidButton.tsx'
import { bidOfList } from '../cancel-bid/cancellable.ts'
import { bidElementId } from '../keyboard/bid-element.ts'
import { NegotiationLine } from '../negotiation/NegotiationLine.tsx'
import { needsManualAction } from '../shared/needs-manual-action.ts'
import { PurchaseLink } from '../shared/PurchaseLink.tsx'
import { WithdrawalLine } from '../withdrawal/WithdrawalLine.tsx'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'
import { CardClient } from './CardClient.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardHead } from './CardHead.tsx'

/** A bid for touch screens: the essentials at a glance, and the other facts of its row after a tap. */
export function BidCard({ bid, side, mode, exportTypes, soon, fresh, focused, children }: BidCardProps) {
  const { t } = useTranslation('bids')
  const [open, setOpen] = useState(false)
  const cancellable = side === 'client' && mode !== 'archive' ? bidOfList(bid) : null
  const facts = `${bidElementId(bid.bidId)}-facts`
  return (
    <article
      id={bidElementId(bid.bidId)}
      className={styles.card}
      data-won={(side === 'client' && bid.bidStatus === bidStatus.win) || undefined}
      data-auto={bid.autoBid || undefined}
      data-hand={(side === 'manager' && needsManualAction(bid)) || undefined}
      data-fresh={fresh || undefined}
      data-focused={focused || undefined}
    >
      <div className={styles.glance}>
        <div className={styles.photo}>
          <BidPhotos bid={bid} />
        </div>
        <CardHead
          bid={bid}
          mode={mode}
          soon={soon}
          priced={children !== undefined && children !== null}
          ownTime={side === 'client' && mode !== 'archive'}
          badge={<BidStatusBadge status={bid.bidStatus} side={side} />}
        />
      </div>
      {mode !== 'my-bids' && <CardClient bid={bid} side={side} mode={mode} />}
      {side === 'client' && <WithdrawalLine bid={bid} />}
      {side === 'client' && (
        <NegotiationLine bidId={bid.bidId} lotNo={bid.lotNo} negotiation={bid.negotiation} />
      )}
      {open && <CardFacts id={facts} bid={bid} side={side} exportTypes={exportTypes} />}
      {children}
      <div className={styles.foot}>
        <MessageCell bid={bid} side={side} touch />
        {cancellable && <CancelBidButton bid={cancellable} />}
        {side === 'client' && bid.purchaseId !== null && (
          <PurchaseLink purchaseId={bid.purchaseId} lotNo={bid.lotNo} />
        )}
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? facts : undefined}
          aria-label={t('list.moreFacts', { lotNo: bid.lotNo })}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={ChevronDown} size={16} />
        </button>
      </div>
    </article>
  )
}
