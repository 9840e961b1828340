// Generated from packages/contracts/src/audit.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/audit'
import * as cache from '../../cache/audit.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The staff, including former colleagues, for the filter by person. `GET /audit/actors` */
export const auditActors = query(contracts.auditActors)
export const useAuditActorsQuery = useQueryOf(auditActors)
export const useLazyAuditActorsQuery = useLazyQueryOf(auditActors)

/** Creates a link to download the same entries as a file; it works for one minute and only for the caller. `GET /audit/export` */
export const exportAudit = query(contracts.exportAudit)
export const useExportAuditQuery = useQueryOf(exportAudit)
export const useLazyExportAuditQuery = useLazyQueryOf(exportAudit)

/** Everything that was done, newest first, one page at a time (BEY10). `GET /audit/index` */
export const listAudit = query(contracts.listAudit, cache.listAudit)
export const useListAuditQuery = useQueryOf(listAudit)
export const useLazyListAuditQuery = useLazyQueryOf(listAudit)
