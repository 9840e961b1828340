import type { Bid } from '@seriba/contracts/bid-lists'
import { Button } from '@seriba/ui/Button'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskNegotiation } from '../negotiation/DeskNegotiation.tsx'
import { DeskWithdrawal } from '../withdrawal/DeskWithdrawal.tsx'
import styles from './CardControls.module.css'
import { useDesk } from './desk.ts'
import { DeskAutoBid, DeskSoldPrice, DeskStatus } from './desk-cells.tsx'
import { ActByHand } from './LateActByHand.tsx'
import { WithdrawByHand } from './WithdrawByHand.tsx'

/** What a manager can do on a card. */
export function CardControls({ bid, children }: { bid: Bid; children?: ReactNode }) {
  const { t } = useTranslation('bids')
  const { editError, editing, openEditor, closeEditor } = useDesk()
  const open = editing === bid.bidId
  return (
    <div className={styles.controls}>
      <div className={styles.price}>
        <span>{t('list.soldPrice')}</span>
        <DeskSoldPrice bid={bid} />
      </div>
      <DeskStatus bid={bid} touch />
      {bid.withdrawByHand && <WithdrawByHand bid={bid} />}
      <ActByHand bid={bid} />
      <DeskWithdrawal bid={bid} />
      <DeskNegotiation bid={bid} />
      <DeskAutoBid bid={bid}>{t('autoBid.title')}</DeskAutoBid>
      {editError(bid) === undefined && (
        <Button
          size="touch"
          icon={Pencil}
          data-edit-bid
          aria-expanded={open}
          onClick={() => (open ? closeEditor : openEditor)(bid.bidId)}
        >
          {t('edit.title')}
        </Button>
      )}
      {children}
    </div>
  )
}
