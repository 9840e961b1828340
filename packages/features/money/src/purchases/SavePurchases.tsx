import { useLazyExportOwnPurchasesQuery } from '@seriba/api/client/money'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import type { PurchaseModel } from './use-purchases.ts'

/** Everything the list shows, on all its pages, as a file. */
export function SavePurchases({ model: { filter } }: { model: PurchaseModel }) {
  const [askLink] = useLazyExportOwnPurchasesQuery()
  return <ExportMenu ask={(format) => askLink({ ...filter, format }).unwrap()} />
}
