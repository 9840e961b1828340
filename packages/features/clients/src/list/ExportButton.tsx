import { useLazyExportClientsQuery } from '@seriba/api/manager/clients'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { type ClientsQuery, matchOf } from './use-clients-query.ts'

/** Everything the list shows, on all its pages, as a file. */
export function ExportButton({ query }: { query: ClientsQuery }) {
  const [askLink] = useLazyExportClientsQuery()
  return <ExportButtons size="sm" ask={(format) => askLink({ ...matchOf(query), format }).unwrap()} />
}
