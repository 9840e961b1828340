import type { CostVersion } from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { findVersion, lockCostTables, lockDraft } from './cost-tables.repository.ts'
import { parseDocument } from './parse-document.ts'

type Ctx = Pick<AppContext, 'db'>

/** Saves the single draft, which all staff share; refused if a colleague has changed it since it was read. */
export function saveCostDraft(
  ctx: Ctx,
  actor: Actor,
  { version, document }: { version: number; document: unknown },
  { ip }: Pick<Caller, 'ip'>,
): Promise<CostVersion> {
  const data = JSON.stringify(parseDocument(document))
  return withTransaction(ctx, async (tx) => {
    await lockCostTables(tx)
    const draft = await lockDraft(tx)
    if ((draft?.version ?? 0) !== version) throw new ApiError('stale')
    const row = {
      data,
      version: version + 1,
      changed_by: actor.userId,
      changed_at: new Date(),
      // A request to publish was about the earlier figures.
      asked_by: null,
      asked_at: null,
      asked_note: null,
    }
    const { id } = draft
      ? await tx
          .updateTable('cost_tables')
          .set(row)
          .where('id', '=', draft.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('cost_tables')
          .values({ status: 'draft', ...row })
          .returning('id')
          .executeTakeFirstOrThrow()
    await recordAudit(tx, { actor, action: 'costs.keepDraft', entity: 'costTables', entityId: id, ip })
    return versionLine(tx, id)
  })
}

/** Discards the draft; published versions stay. */
export function discardCostDraft(
  ctx: Ctx,
  actor: Actor,
  { version }: { version: number },
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    await lockCostTables(tx)
    const draft = await lockDraft(tx)
    if (draft?.version !== version) throw new ApiError('stale')
    await tx.deleteFrom('cost_tables').where('id', '=', draft.id).execute()
    await recordAudit(tx, { actor, action: 'costs.dropDraft', entity: 'costTables', entityId: draft.id, ip })
  })
}

export async function versionLine(tx: Tx, id: number): Promise<CostVersion> {
  const found = await findVersion(tx, id)
  if (!found) return notFound()
  const { data: _, ...line } = found
  return line
}
