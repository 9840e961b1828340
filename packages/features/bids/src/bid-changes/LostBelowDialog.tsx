import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import type { BidChanges, LostBelow } from './use-bid-changes.ts'

/** A lot that others bought for less than our bid: staff confirm that it was lost. */
export function LostBelowDialog({ below, changes }: { below: LostBelow; changes: BidChanges }) {
  const { t } = useTranslation(['desk', 'common'])
  const { bid, terms } = below
  return (
    <ConfirmDialog
      isOpen
      onClose={changes.closeBelow}
      onConfirm={() => {
        changes.closeBelow()
        void changes.setStatus(bid, bidStatus.finished, { ...terms, belowMaximum: true })
      }}
      title={t('lostBelow.title', { lotNo: bid.lotNo })}
      confirmLabel={t('lostBelow.confirm')}
      cancelLabel={t('common:actions.cancel')}
    >
      <p>{t('lostBelow.text', { maximum: formatMoney(bid.bidAmount) })}</p>
    </ConfirmDialog>
  )
}
