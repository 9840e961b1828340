import { useLazyExportOrdersQuery } from '@seriba/api/manager/orders'
import type { OrderStage } from '@seriba/domain/orders/order'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { useTranslation } from 'react-i18next'
import styles from './orders-page.module.css'

type ExportOrdersProps = { status: OrderStage | undefined; search: string; size: 'sm' | 'touch' }

/** What the list shows, on all its pages, as a file. */
export function ExportOrders({ status, search, size }: ExportOrdersProps) {
  const { t } = useTranslation('orders')
  const [askLink] = useLazyExportOrdersQuery()
  return (
    <span className={styles.exports}>
      <ExportButtons
        size={size}
        ask={(format) => askLink({ status, search: search || undefined, format }).unwrap()}
        label={(format) => t('desk.exportAs', { format })}
        failed={t('desk.exportFailed')}
      />
    </span>
  )
}
