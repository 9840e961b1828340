import { useLazyExportBidsQuery } from '@seriba/api/shared/bid-lists'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import type { BidListModel } from './use-bid-list-model.ts'

/** Everything the list shows, on all its pages, as a file. */
export function ExportList({ model: { mode, asked } }: { model: BidListModel }) {
  const [askLink] = useLazyExportBidsQuery()
  const { page: _, pageSize: __, ...filter } = asked
  const list = mode === 'archive' ? 'archive' : 'live'
  return <ExportMenu ask={(format) => askLink({ ...filter, list, format }).unwrap()} />
}
