import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { TextField } from '@seriba/ui/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BidLine } from '../bid-changes/BidLine.tsx'
import styles from '../bid-changes/bid-changes.module.css'
import { useCorrection } from './use-correction.ts'

type CorrectOutcomeDialogProps = {
  bid: Bid
  /** Whether the sold price may be entered here. */
  priceEditable: boolean
  onClose: () => void
}

/** How a bid of a past day really ended, with the reason why it is known only now. */
export function CorrectOutcomeDialog({ bid, priceEditable, onClose }: CorrectOutcomeDialogProps) {
  const { t } = useTranslation(['bids', 'common', 'lots'])
  const form = useId()
  const correction = useCorrection(bid, onClose)
  const outcomes = [bid.bidStatus, ...bid.corrections] as BidStatus[]
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('correct.title', { lotNo: bid.lotNo })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={correction.busy}>
            {t('correct.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void correction.save()
        }}
      >
        <BidLine bid={bid} />
        {correction.failure && <Note tone="red">{correction.failure}</Note>}
        <RadioGroup
          inline
          label={t('correct.outcome')}
          options={outcomes.map((status) => ({
            value: String(status),
            label: t(`lots:bidStatus.${bidStatusName(status)}`),
          }))}
          value={String(correction.status)}
          onChange={(status) => correction.setStatus(Number(status) as BidStatus)}
        />
        {priceEditable && (
          <AmountField
            label={t('list.soldPrice')}
            value={correction.soldPrice}
            onChange={correction.setSoldPrice}
          />
        )}
        <TextField
          label={t('correct.reason')}
          maxLength={300}
          value={correction.reason}
          error={correction.missing}
          onChange={(event) => correction.setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
