import { useLazyExportPurchasesQuery } from '@seriba/api/manager/purchases'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { type DeskQuery, matchOf } from './desk-query.ts'

/** What the desk shows, on all its pages, as a file. */
export function ExportButton({ query }: { query: DeskQuery }) {
  const { t } = useTranslation('purchaseDesk')
  const size = useWide() ? 'md' : 'touch'
  const [askLink] = useLazyExportPurchasesQuery()
  return (
    <ExportButtons
      size={size}
      ask={(format) => askLink({ ...matchOf(query), format }).unwrap()}
      label={(format) => t('exportName', { format })}
      failed={t('exportFailed')}
    />
  )
}
