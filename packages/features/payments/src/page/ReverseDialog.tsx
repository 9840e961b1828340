import { useReversePaymentMutation } from '@seriba/api/manager/payments'
import { reversePayment } from '@seriba/contracts/payments'
import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { PaymentSummary } from './PaymentSummary.tsx'

export type PaymentDialogProps = { payment: DeskPayment; onClose: () => void }

/** Reverses a line by another one, with a reason. */
export function ReverseDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('paymentsDesk')
  const [reverse] = useReversePaymentMutation()
  const { succeed } = useMessage()
  const form = useContractForm(reversePayment, {
    defaults: { reason: '', closeBidding: false },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason, closeBidding }) => ({ id: payment.id, reason: reason.trim(), closeBidding }),
    async onSubmit(reversal) {
      await reverse(reversal).unwrap()
      succeed(t('reverse.done', { id: payment.id }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('reverse.title', { id: payment.id })}
      saveLabel={t('reverse.action')}
      destructive
      onClose={onClose}
    >
      <p>{t('reverse.text')}</p>
      <PaymentSummary payment={payment} />
      {payment.type === 'Remittances' && payment.amount > 0 && (
        <Checkbox {...form.checkbox('closeBidding')}>
          {t('reverse.closeBidding', { name: payment.client.name })}
        </Checkbox>
      )}
      <TextField autoFocus label={t('reverse.reason')} maxLength={200} {...form.text('reason')} />
    </FormDialog>
  )
}
