import { useLazyExportBidsQuery } from '@seriba/api/shared/bid-lists'
import { useExport } from '@seriba/forms/use-export'
import { IconButton } from '@seriba/ui/IconButton'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from './use-bid-list-model.ts'

const icons = { xlsx: Download, csv: FileText } as const

/** What the list shows, on all its pages, as a file. */
export function ExportList({ model: { mode, asked } }: { model: BidListModel }) {
  const { t } = useTranslation('bids')
  const [askLink] = useLazyExportBidsQuery()
  const { page: _, pageSize: __, ...filter } = asked
  const list = mode === 'archive' ? 'archive' : 'live'
  const { saving, save } = useExport<keyof typeof icons>(
    (format) => askLink({ ...filter, list, format }).unwrap(),
    t('list.exportFailed'),
  )
  return (['xlsx', 'csv'] as const).map((format) => (
    <IconButton
      key={format}
      icon={icons[format]}
      size="sm"
      busy={saving === format}
      label={t('list.export', { format: format.toUpperCase() })}
      onClick={() => save(format)}
    />
  ))
}
