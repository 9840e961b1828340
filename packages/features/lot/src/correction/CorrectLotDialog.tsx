import { useUpdateLotMutation } from '@seriba/api/manager/lot-corrections'
import { updateLot } from '@seriba/contracts/lot-corrections'
import { type LotCorrection, lotCorrections } from '@seriba/domain/lots/lot-correction'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { FormFailure } from '@seriba/forms/FormFailure'
import { type Problems, problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { TextField } from '@seriba/ui/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './correction.module.css'

type Values = { status: LotCorrection; soldPrice: number | null; reason: string }

/** How a lot ended, with the reason why staff have to enter it. */
export function CorrectLotDialog({ lotId, onClose }: { lotId: string; onClose: () => void }) {
  const { t } = useTranslation(['lotCorrection', 'common', 'lots'])
  const id = useId()
  const [update] = useUpdateLotMutation()
  const form = useContractForm<typeof updateLot, Values>(updateLot, {
    defaults: { status: 'cancelled', soldPrice: null, reason: '' },
    check({ status, soldPrice, reason }) {
      const problems: Problems<Values> = {}
      if (reason.trim() === '') problems.reason = 'field_required'
      return { ...problems, ...(status === 'sold' && problemOf('soldPrice', paymentCan.amount(soldPrice))) }
    },
    request: ({ status, soldPrice, reason }) => ({
      id: lotId,
      status,
      reason: reason.trim(),
      ...(status === 'sold' && soldPrice !== null && { soldPrice }),
    }),
    async onSubmit(request) {
      await update(request).unwrap()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={styles.form}>
        <p>{t('text')}</p>
        <FormFailure form={form} />
        <RadioGroup
          label={t('status')}
          options={lotCorrections.map((value) => ({ value, label: t(`lots:status.${value}`) }))}
          value={form.values.status}
          onChange={(status) => form.edit({ status })}
        />
        {form.values.status === 'sold' && (
          <AmountField zero label={t('soldPrice')} {...form.field('soldPrice')} />
        )}
        <TextField label={t('reason')} maxLength={300} {...form.text('reason')} />
      </form>
    </Dialog>
  )
}
