import { useLazyExportAuditQuery } from '@seriba/api/manager/audit'
import { useExport } from '@seriba/forms/use-export'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AuditQuery, matchOf } from './audit-query.ts'

const formats = ['xlsx', 'csv'] as const
const names = { xlsx: 'fileXlsx', csv: 'fileCsv' } as const

/** What the list shows, on all its pages, as a file. */
export function ExportButtons({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('audit')
  const size = useWide() ? 'md' : 'touch'
  const [askLink] = useLazyExportAuditQuery()
  const { saving, save } = useExport<(typeof formats)[number]>(
    (format) => askLink({ ...matchOf(query), format }).unwrap(),
    t('fileFailed'),
  )

  return formats.map((format) => (
    <Button key={format} size={size} icon={Download} busy={saving === format} onClick={() => save(format)}>
      {t(names[format])}
    </Button>
  ))
}
