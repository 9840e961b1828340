import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { FormFailure } from '@seriba/forms/FormFailure'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
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

/** How a past bid really ended, with the reason why it is only known now. */
export function CorrectOutcomeDialog({ bid, priceEditable, onClose }: CorrectOutcomeDialogProps) {
  const { t } = useTranslation(['bids', 'common', 'lots'])
  const id = useId()
  const form = useCorrection(bid, onClose)
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
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t('correct.save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={styles.body}>
        <BidLine bid={bid} />
        <FormFailure form={form} />
        <RadioGroup
          inline
          label={t('correct.outcome')}
          options={outcomes.map((status) => ({
            value: String(status),
            label: t(`lots:bidStatus.${bidStatusName(status)}`),
          }))}
          value={String(form.values.status)}
          onChange={(status) => form.edit({ status: Number(status) as BidStatus })}
        />
        {priceEditable && (
          <AmountField
            zero
            // For a win without a price, nothing else can be corrected.
            autoFocus={bid.bidStatus === bidStatus.win && bid.soldPrice === 0}
            label={t('list.soldPrice')}
            {...form.field('soldPrice')}
          />
        )}
        <TextField label={t('correct.reason')} maxLength={300} {...form.text('reason')} />
      </form>
    </Dialog>
  )
}
