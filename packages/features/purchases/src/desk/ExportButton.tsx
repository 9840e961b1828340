import { useLazyExportPurchasesQuery } from '@seriba/api/manager/purchases'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskQuery, matchOf } from './desk-query.ts'

/** What the desk shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ query }: { query: DeskQuery }) {
  const { t } = useTranslation('purchaseDesk')
  const wide = useWide()
  const { failWith } = useMessage()
  const [askLink] = useLazyExportPurchasesQuery()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { url } = await askLink(matchOf(query)).unwrap()
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    } catch (error) {
      console.warn('export', error)
      failWith(t('exportFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size={wide ? 'md' : 'touch'}
      icon={Download}
      busy={busy}
      aria-label={t('exportName')}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}
