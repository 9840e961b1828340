import { useLazyExportBidsQuery } from '@seriba/api/shared/bid-lists'
import { useExport } from '@seriba/forms/use-export'
import { IconButton } from '@seriba/ui/IconButton'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from './use-bid-list-model.ts'

/** What the list shows, on all its pages, as a file for a spreadsheet. */
export function ExportList({ model: { mode, asked } }: { model: BidListModel }) {
  const { t } = useTranslation('bids')
  const [askLink] = useLazyExportBidsQuery()
  const { page: _, pageSize: __, ...filter } = asked
  const list = mode === 'archive' ? 'archive' : 'live'
  const { saving, save } = useExport(() => askLink({ ...filter, list }).unwrap(), t('list.exportFailed'))
  return (
    <IconButton
      icon={Download}
      size="sm"
      busy={saving !== null}
      label={t('list.export')}
      onClick={() => save('xlsx')}
    />
  )
}
