import { toApiError } from '@seriba/api/api-error'
import { useUpdateFinancesMutation } from '@seriba/api/manager/purchase-view'
import { type PurchaseDetails, updateFinances } from '@seriba/contracts/purchase-view'
import { formatBalance } from '@seriba/domain/format/number'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import type { Finances } from './use-finances.ts'

type FinanceDialogProps = { purchase: PurchaseDetails; costs: Finances; onClose: () => void }

/** Says what will be recorded, and asks why. If a colleague saved first, it leads back to what was typed. */
export function FinanceDialog({ purchase, costs, onClose }: FinanceDialogProps) {
  const { t } = useTranslation('purchaseDesk')
  const [update] = useUpdateFinancesMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const { recorded, total } = costs
  const form = useContractForm(updateFinances, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({
      id: purchase.id,
      ...costs.changes,
      reason: reason.trim(),
      version: costs.version,
    }),
    async onSubmit(request) {
      const { error } = await update(request)
      if (toApiError(error)?.code === 'stale') {
        costs.markStale()
        return onClose()
      }
      if (error) throw error
      succeed(t('page.saved'))
      costs.saved()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('page.confirmTitle')} saveLabel={t('page.saveCosts')} onClose={onClose}>
      <p>
        {total === null || recorded === 0
          ? t('page.confirmNone')
          : t('page.confirmText', { amount: formatBalance(recorded) })}
      </p>
      <TextField
        label={t('page.reason')}
        help={t(purchase.atBid ? 'page.reasonTold' : 'page.reasonHelp')}
        size={size}
        autoFocus
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
