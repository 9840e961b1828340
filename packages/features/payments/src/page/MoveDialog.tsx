import { useMovePaymentMutation } from '@seriba/api/manager/payments-desk'
import type { AskedDeposit } from '@seriba/contracts/payments'
import { movePayment } from '@seriba/contracts/payments-desk'
import { type Chosen, ClientSelect } from '@seriba/forms/ClientSelect'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, askedDepositOf, DepositAnswers } from '../shared/DepositAnswers.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import styles from './payments-page.module.css'
import type { PaymentDialogProps } from './ReverseDialog.tsx'

/** Moves a payment to the client to whom it belongs. */
export function MoveDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [move] = useMovePaymentMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const [deposit, setDeposit] = useState<AskedDeposit>()
  const form = useContractForm(movePayment, {
    defaults: {
      userId: null as Chosen | null,
      reason: '',
      closeBidding: false,
      // The answers about the money of the client who is selected.
      said: null as Answer | null,
    },
    check: ({ userId, reason }) => ({
      ...(userId === null && { userId: 'field_required' as const }),
      ...(userId?.id === payment.client.id && { userId: 'stale' as const }),
      ...(reason.trim() === '' && { reason: 'field_required' as const }),
    }),
    request: ({ userId, reason, closeBidding, said }) => ({
      id: payment.id,
      userId: userId?.id ?? 0,
      reason: reason.trim(),
      closeBidding,
      ...said,
    }),
    explain: (code) => (code === 'payment_alike' ? t('move.alike') : t(`refusal:${code}`)),
    async onSubmit(moved) {
      const { id } = await move(moved)
        .unwrap()
        .catch((error: unknown) => {
          setDeposit(askedDepositOf(error))
          throw error
        })
      succeed(t('move.done', { id }))
      onClose()
    },
  })
  const chosen = form.values.userId
  const asks = form.error === 'payment_alike' || form.error === 'deposit_waiting'
  function answer(said: Answer) {
    form.edit({ said: { ...form.values.said, ...said } })
    void form.submit()
  }
  return (
    <FormDialog
      form={asks ? { ...form, failure: null } : form}
      title={t('move.title', { id: payment.id })}
      saveLabel={t('move.action')}
      onClose={onClose}
    >
      {asks && (
        <Note tone="orange" role="alert">
          {form.failure}{' '}
          {form.error === 'payment_alike' ? (
            <TextButton onClick={() => answer({ force: true })}>{t('move.anyway')}</TextButton>
          ) : (
            <DepositAnswers deposit={deposit} onAnswer={answer} />
          )}
        </Note>
      )}
      <p>{t('move.text', { name: payment.client.name })}</p>
      <PaymentSummary payment={payment} />
      <div>
        <ClientSelect
          empty={t('entry.clientExample')}
          label={t('move.to')}
          size={size}
          value={chosen}
          onChange={(userId) => form.edit({ userId, said: null })}
        />
        {form.errorOf('userId') && (
          <span className={styles.error} role="alert">
            {t(chosen ? 'move.same' : 'entry.noClient')}
          </span>
        )}
      </div>
      {payment.type === 'Remittances' && (
        <Checkbox {...form.checkbox('closeBidding')}>
          {t('reverse.closeBidding', { name: payment.client.name })}
        </Checkbox>
      )}
      <TextField label={t('move.reason')} maxLength={200} {...form.text('reason')} />
    </FormDialog>
  )
}
