import { useLazyExportOrdersQuery } from '@seriba/api/manager/orders'
import type { OrderStage } from '@seriba/domain/orders/order'
import { useExport } from '@seriba/forms/use-export'
import { Button } from '@seriba/ui/Button'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './orders-page.module.css'

type ExportOrdersProps = { status: OrderStage | undefined; search: string; size: 'sm' | 'touch' }

/** What the list shows, on all its pages, as a file. */
export function ExportOrders({ status, search, size }: ExportOrdersProps) {
  const { t } = useTranslation('orders')
  const [askLink] = useLazyExportOrdersQuery()
  const { saving, save } = useExport<'xlsx' | 'csv'>(
    (format) => askLink({ status, search: search || undefined, format }).unwrap(),
    t('desk.exportFailed'),
  )
  return (
    <span className={styles.exports}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size={size}
          icon={Download}
          busy={saving === format}
          aria-label={t('desk.exportAs', { format: format.toUpperCase() })}
          onClick={() => save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  )
}
