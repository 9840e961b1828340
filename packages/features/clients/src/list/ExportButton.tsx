import { useLazyExportClientsQuery } from '@seriba/api/manager/clients'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { type ClientsQuery, matchOf } from './use-clients-query.ts'

/** What the list shows, on all its pages, as a file. */
export function ExportButton({ query }: { query: ClientsQuery }) {
  const { t } = useTranslation('clients')
  const size = useWide() ? 'sm' : 'touch'
  const [askLink] = useLazyExportClientsQuery()
  return (
    <ExportButtons
      size={size}
      ask={(format) => askLink({ ...matchOf(query), format }).unwrap()}
      label={(format) => t('list.exportName', { format })}
      failed={t('list.exportFailed')}
    />
  )
}
