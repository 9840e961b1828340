import { useLazyExportOrdersQuery } from '@seriba/api/manager/orders'
import type { OrderStage } from '@seriba/domain/orders/order'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import styles from './orders-page.module.css'

type ExportOrdersProps = { status: OrderStage | undefined; search: string }

/** Everything the list shows, on all its pages, as a file. */
export function ExportOrders({ status, search }: ExportOrdersProps) {
  const [askLink] = useLazyExportOrdersQuery()
  return (
    <span className={styles.exports}>
      <ExportButtons
        size="sm"
        ask={(format) => askLink({ status, search: search || undefined, format }).unwrap()}
      />
    </span>
  )
}
