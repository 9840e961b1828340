import { toApiError } from '@seriba/api/api-error'
import { useCreateInvoiceMutation } from '@seriba/api/manager/invoices'
import { useLazyDepositInvoiceQuery } from '@seriba/api/shared/deposits'
import { inTab } from '@seriba/forms/in-tab'
import { useMessage } from '@seriba/forms/use-message'
import { useTranslation } from 'react-i18next'

/** Opens the current invoice of a purchase. */
export function useOpenInvoice() {
  const { t } = useTranslation('paymentsDesk')
  const [ask] = useLazyDepositInvoiceQuery()
  const { failWith } = useMessage()
  return async (purchaseId: number) => {
    try {
      await inTab(async () => (await ask({ id: purchaseId, kind: 'purchase' }).unwrap()).url)
    } catch (error) {
      console.warn('invoice', error)
      failWith(t('unpaid.openFailed'))
    }
  }
}

/**
 * Issues the invoice of a purchase, and opens it; if there is one that already says the same, it is opened unchanged.
 */
export function useIssueInvoice() {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [ask] = useLazyDepositInvoiceQuery()
  const [create] = useCreateInvoiceMutation()
  const { succeed, fail } = useMessage()

  async function issued(purchaseId: number): Promise<string> {
    try {
      const { url, number } = await create({ purchaseId }).unwrap()
      succeed(t('unpaid.issueDone', { number }))
      return url
    } catch (error) {
      if (toApiError(error)?.code !== 'invoice_stands') throw error
      return (await ask({ id: purchaseId, kind: 'purchase' }).unwrap()).url
    }
  }

  return async (purchaseId: number) => {
    try {
      await inTab(() => issued(purchaseId))
    } catch (error) {
      fail(error)
    }
  }
}
