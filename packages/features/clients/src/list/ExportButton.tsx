import { useAppDispatch } from '@seriba/api/hooks'
import { useLazyExportClientsQuery } from '@seriba/api/manager/clients'
import { messageShown } from '@seriba/api/notifications-slice'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClientsQuery, matchOf } from './use-clients-query.ts'

/** What the list shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ query }: { query: ClientsQuery }) {
  const { t } = useTranslation('clients')
  const wide = useWide()
  const dispatch = useAppDispatch()
  const [askLink] = useLazyExportClientsQuery()
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
      dispatch(messageShown({ tone: 'error', text: t('list.exportFailed') }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size={wide ? 'sm' : 'touch'}
      icon={Download}
      busy={busy}
      aria-label={t('list.exportName')}
      onClick={() => void save()}
    >
      {t('list.export')}
    </Button>
  )
}
