import { useAppDispatch } from '@seriba/api/hooks'
import { useLazyExportAuditQuery } from '@seriba/api/manager/audit'
import { messageShown } from '@seriba/api/notifications-slice'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditQuery, matchOf } from './audit-query.ts'

const formats = ['xlsx', 'csv'] as const
const names = { xlsx: 'fileXlsx', csv: 'fileCsv' } as const

/** What the list shows, on all its pages, as a file. */
export function ExportButtons({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('audit')
  const size = useWide() ? 'md' : 'touch'
  const dispatch = useAppDispatch()
  const [askLink] = useLazyExportAuditQuery()
  const [busy, setBusy] = useState<string | null>(null)

  async function save(format: (typeof formats)[number]) {
    setBusy(format)
    try {
      const { url } = await askLink({ ...matchOf(query), format }).unwrap()
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    } catch (error) {
      console.warn('export', error)
      dispatch(messageShown({ tone: 'error', text: t('fileFailed') }))
    } finally {
      setBusy(null)
    }
  }

  return formats.map((format) => (
    <Button key={format} size={size} icon={Download} busy={busy === format} onClick={() => void save(format)}>
      {t(names[format])}
    </Button>
  ))
}
