import { useLazyExportPurchasesQuery } from '@seriba/api/manager/purchases'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { type DeskQuery, matchOf } from './desk-query.ts'

/** Everything the desk shows, on all its pages, as a file; next to its filters there is room for one button. */
export function ExportButton({ query }: { query: DeskQuery }) {
  const [askLink] = useLazyExportPurchasesQuery()
  return <ExportMenu ask={(format) => askLink({ ...matchOf(query), format }).unwrap()} />
}
