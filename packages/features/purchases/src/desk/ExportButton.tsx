import { useLazyExportPurchasesQuery } from '@seriba/api/manager/purchases'
import { useExport } from '@seriba/forms/use-export'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type DeskQuery, matchOf } from './desk-query.ts'

/** What the desk shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ query }: { query: DeskQuery }) {
  const { t } = useTranslation('purchaseDesk')
  const wide = useWide()
  const [askLink] = useLazyExportPurchasesQuery()
  const { saving, save } = useExport(() => askLink(matchOf(query)).unwrap(), t('exportFailed'))

  return (
    <Button
      size={wide ? 'md' : 'touch'}
      icon={Download}
      busy={saving !== null}
      aria-label={t('exportName')}
      onClick={() => save('xlsx')}
    >
      {t('export')}
    </Button>
  )
}
