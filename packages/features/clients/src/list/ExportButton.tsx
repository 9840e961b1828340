import { useLazyExportClientsQuery } from '@seriba/api/manager/clients'
import { useExport } from '@seriba/forms/use-export'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ClientsQuery, matchOf } from './use-clients-query.ts'

/** What the list shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ query }: { query: ClientsQuery }) {
  const { t } = useTranslation('clients')
  const wide = useWide()
  const [askLink] = useLazyExportClientsQuery()
  const { saving, save } = useExport(() => askLink(matchOf(query)).unwrap(), t('list.exportFailed'))

  return (
    <Button
      size={wide ? 'sm' : 'touch'}
      icon={Download}
      busy={saving !== null}
      aria-label={t('list.exportName')}
      onClick={() => save('xlsx')}
    >
      {t('list.export')}
    </Button>
  )
}
