import type { Input } from '@seriba/contracts/contract'
import type { runImport as contract, ImportView } from '@seriba/contracts/imports'
import type { Actor } from '@seriba/domain/access/actor'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { lockOpenPeriod } from '@seriba/server-money/assert-period-open'
import pg from 'pg'
import { type CheckedLines, checkLines, isFaulty, missingIn } from './check/check-lines.ts'
import { lockImport } from './imports.repository.ts'
import { viewImport } from './view-import.ts'
import type { Importing } from './write/importing.ts'
import { insertClients } from './write/insert-clients.ts'
import { insertPurchases } from './write/insert-purchases.ts'

/** Creates everything in a draft in one transaction; with a single wrong line, nothing is created. */
export function runImport(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { id }: Input<typeof contract>,
  ip: string,
): Promise<ImportView> {
  return withTransaction({ db }, async (tx) => {
    const draft = await lockImport(tx, id)
    if (draft.done_at !== null) throw new ApiError('stale')
    if (missingIn(draft).length > 0) throw new ApiError('import_fields')
    const checked = await checkLines(tx, draft)
    if (checked.lines.some(isFaulty)) throw new ApiError('import_faulty')
    for (const day of daysOf(checked, draft.day)) await lockOpenPeriod(tx, company, day)
    const importing: Importing = { draft, actor, ip }
    if (checked.kind === 'clients') await insertClients(tx, importing, checked.lines)
    else await insertPurchases(tx, { ...importing, skuPrefix: company.skuPrefix }, checked.lines)
    await tx
      .updateTable('imports')
      .set({ done_at: new Date(), done_by: actor.userId, lines: '[]' })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'import.run',
      entity: 'import',
      entityId: id,
      after: { name: draft.name, kind: draft.kind, lines: checked.lines.length, day: draft.day },
      ip,
    })
    return viewImport(tx, id)
  }).catch(rejectTaken)
}

/** The days on which entries are dated. */
const daysOf = (checked: CheckedLines, day: string): ReadonlySet<string> =>
  new Set([
    day,
    ...(checked.kind === 'clients' ? checked.lines.flatMap(({ value }) => value.openingDay ?? []) : []),
  ])

/** Somebody has taken an address or a number since the lines were checked: the next check will say which. */
function rejectTaken(error: unknown): never {
  const taken =
    error instanceof pg.DatabaseError &&
    ['users_email', 'users_short_code', 'purchases_sku_key'].includes(error.constraint ?? '')
  throw taken ? new ApiError('import_faulty') : error
}
