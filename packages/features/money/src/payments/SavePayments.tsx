import { useLazyExportOwnPaymentsQuery } from '@seriba/api/client/money'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import type { PaymentModel } from './use-payments.ts'

/** Everything the list shows, on all its pages, as a file. */
export function SavePayments({ model: { filter } }: { model: PaymentModel }) {
  const [askLink] = useLazyExportOwnPaymentsQuery()
  return <ExportMenu ask={(format) => askLink({ ...filter, format }).unwrap()} />
}
