import { useLazyExportPurchasesQuery } from '@seriba/api/manager/purchases'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { type DeskQuery, matchOf } from './desk-query.ts'

/** What the desk shows, on all its pages, as a file. */
export function ExportButton({ query }: { query: DeskQuery }) {
  const [askLink] = useLazyExportPurchasesQuery()
  return <ExportButtons ask={(format) => askLink({ ...matchOf(query), format }).unwrap()} />
}
