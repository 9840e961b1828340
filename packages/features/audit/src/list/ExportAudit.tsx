import { useLazyExportAuditQuery } from '@seriba/api/manager/audit'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { type AuditQuery, matchOf } from './audit-query.ts'

/** Everything the list shows, on all its pages, as a file. */
export function ExportAudit({ query }: { query: AuditQuery }) {
  const [askLink] = useLazyExportAuditQuery()
  return <ExportButtons ask={(format) => askLink({ ...matchOf(query), format }).unwrap()} />
}
