import { useLazyPreviewInvoiceQuery } from '@seriba/api/manager/invoices'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { inTab } from '@seriba/forms/in-tab'
import { useMessage } from '@seriba/forms/use-message'

type Asked = { dueOn: string; language?: PurchaseDetails['language'] }

/** Shows what the next invoice of a purchase would say, in a separate tab. */
export function usePreviewInvoice(purchaseId: number) {
  const [ask, { isFetching }] = useLazyPreviewInvoiceQuery()
  const { fail } = useMessage()
  return {
    busy: isFetching,
    async preview(asked: Asked = { dueOn: '' }) {
      try {
        await inTab(async () => (await ask({ purchaseId, ...asked }).unwrap()).url)
      } catch (error) {
        fail(error)
      }
    },
  }
}
