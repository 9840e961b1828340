import { useCreateInvoiceMutation } from '@seriba/api/manager/invoices'
import { useUpdateFinancesMutation } from '@seriba/api/manager/purchase-view'
import { type PurchaseDetails, updateFinances } from '@seriba/contracts/purchase-view'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { FormDialog } from '@seriba/forms/FormDialog'
import { problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { AmountField } from '@seriba/ui/AmountField'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type PriceDialogProps = { purchase: PurchaseDetails; onClose: () => void }
type Typed = { price: number | null; reason: string }

/** There is no invoice without a price: a missing one is entered here, and the invoice follows. */
export function PriceDialog({ purchase, onClose }: PriceDialogProps) {
  const { t } = useTranslation('purchaseDesk')
  const [update] = useUpdateFinancesMutation()
  const [create] = useCreateInvoiceMutation()
  const size = useWide() ? 'md' : 'touch'
  const { id, lotNo, finances } = purchase
  // What was saved is not sent again if only the invoice was refused.
  const saved = useRef<number | null>(null)
  const form = useContractForm<typeof updateFinances, Typed>(updateFinances, {
    defaults: { price: null, reason: t('invoice.priceReason') },
    check: ({ price }) => problemOf('price', paymentCan.amount(price)),
    request: ({ price, reason }) => ({ id, price: price ?? undefined, reason, version: finances.version }),
    async onSubmit(request, { price }) {
      if (saved.current !== price) await update(request).unwrap()
      saved.current = price
      await create({ purchaseId: id }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('invoice.noneYet')}
      saveLabel={t('invoice.priceAndIssue')}
      onClose={onClose}
    >
      <Note tone="orange">
        <b>{lotNo === 0 ? t('invoice.noPrice') : t('invoice.noPriceOfLot', { lotNo })}</b>{' '}
        {t('invoice.needsPrice')}
      </Note>
      <AmountField label={t('invoice.soldPrice')} size={size} autoFocus zero {...form.field('price')} />
    </FormDialog>
  )
}
