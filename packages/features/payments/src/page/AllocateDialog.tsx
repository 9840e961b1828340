import { useAllocatePaymentMutation, useViewAllocationQuery } from '@seriba/api/manager/payments-desk'
import type { Output } from '@seriba/contracts/contract'
import type { viewAllocation } from '@seriba/contracts/payments-desk'
import { allocatePayment } from '@seriba/contracts/payments-desk'
import { formatBalance } from '@seriba/domain/format/number'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentSummary } from './PaymentSummary.tsx'
import styles from './payments-page.module.css'
import type { PaymentDialogProps } from './ReverseDialog.tsx'

type Allocation = Output<typeof viewAllocation>

/** What a payment pays for: staff allocate its yen to purchases. */
export function AllocateDialog({ payment, onClose }: PaymentDialogProps) {
  const { currentData } = useViewAllocationQuery({ id: payment.id }, { refetchOnMountOrArgChange: true })
  // Typed text stays even if others pay in the meantime: the server reports it on saving.
  const [known, setKnown] = useState<Allocation>()
  if (!known && currentData) setKnown(currentData)
  return known ? (
    <Parts payment={payment} allocation={known} onClose={onClose} />
  ) : (
    <Skeleton height={1} faint />
  )
}

function Parts({ payment, allocation, onClose }: PaymentDialogProps & { allocation: Allocation }) {
  const { t } = useTranslation('paymentsDesk')
  const [allocate] = useAllocatePaymentMutation()
  const { succeed } = useMessage()
  const names = allocation.purchases.map(({ purchaseId }) => String(purchaseId))
  const form = useContractForm(allocatePayment, {
    defaults: {
      parts: Object.fromEntries(
        allocation.purchases.map(({ purchaseId, amount }) => [String(purchaseId), amount || null]),
      ) as Record<string, number | null>,
      automatic: false,
    },
    check: ({ parts }) => {
      const tooHigh = allocation.purchases.some(
        ({ purchaseId, most }) => (parts[String(purchaseId)] ?? 0) > most,
      )
      return tooHigh || sumOf(parts) > allocation.amount ? { parts: 'allocation_too_high' } : {}
    },
    request: ({ parts, automatic }) => ({
      id: payment.id,
      automatic,
      parts: automatic
        ? []
        : names.flatMap((name) => {
            const amount = parts[name]
            return amount ? [{ purchaseId: Number(name), amount }] : []
          }),
    }),
    async onSubmit(chosen) {
      await allocate(chosen).unwrap()
      succeed(t('allocate.done', { id: payment.id }))
      onClose()
    },
  })
  const { parts } = form.values
  const set = (name: string, amount: number | null) => form.edit({ parts: { ...parts, [name]: amount } })
  const left = allocation.amount - sumOf(parts)
  return (
    <FormDialog
      form={form}
      title={t('allocate.title', { id: payment.id })}
      saveLabel={t('allocate.save')}
      onClose={onClose}
    >
      <p>{t('allocate.text')}</p>
      <PaymentSummary payment={payment} />
      {allocation.purchases.length === 0 && <p className={styles.quiet}>{t('allocate.none')}</p>}
      {allocation.purchases.map(({ purchaseId, sku, car, dueOn, charged, most }) => {
        const name = String(purchaseId)
        const tooHigh = (parts[name] ?? 0) > most
        return (
          <AmountField
            key={name}
            zero
            label={`${sku}, ${car}`}
            hint={t('allocate.of', { amount: formatBalance(charged) })}
            help={t('allocate.due', { day: dueOn.replaceAll('-', '.') })}
            error={tooHigh ? t('allocate.tooHigh', { amount: formatBalance(most) }) : undefined}
            maxLength={13}
            value={parts[name] ?? null}
            onChange={(amount) => set(name, amount)}
          />
        )
      })}
      {form.errorOf('parts') && (
        <p className={styles.error} role="alert">
          {form.errorOf('parts')}
        </p>
      )}
      <p className={styles.summary}>
        {t('allocate.left')} <b className={`num ${left < 0 ? styles.debt : ''}`}>{formatBalance(left)}</b>
      </p>
      {allocation.isChosen && (
        <Button
          onClick={() => {
            form.edit({ automatic: true })
            void form.submit()
          }}
        >
          {t('allocate.automatic')}
        </Button>
      )}
    </FormDialog>
  )
}

const sumOf = (parts: Record<string, number | null>) =>
  Object.values(parts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
