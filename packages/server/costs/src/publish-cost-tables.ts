import type { Output } from '@seriba/contracts/contract'
import type { publishCostTables as contract } from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { checkDocument } from '@seriba/domain/landed-cost/check-document'
import { withSince } from '@seriba/domain/landed-cost/table-rows'
import { runCases } from '@seriba/domain/landed-cost/test-cases'
import { jstDay } from '@seriba/domain/time/jst'
import { announceCompany } from '@seriba/server-company/stored-sections'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { deskLink, nameOf } from './ask-to-publish.ts'
import { lockCostTables, lockDraft } from './cost-tables.repository.ts'
import { publishMailTexts } from './publish-mail-texts.ts'
import { versionLine } from './save-cost-draft.ts'

/** Turns the draft into a version of its own from a day on; the version before it ends then. */
export function publishCostTables(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { version, from, reason }: { version: number; from: string; reason: string },
  caller: Pick<Caller, 'ip' | 'connection'>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  return withTransaction(ctx, async (tx) => {
    await lockCostTables(tx)
    const draft = await lockDraft(tx)
    if (draft?.version !== version) throw new ApiError('stale')
    if (from < jstDay(now)) throw new ApiError('date_passed', { fields: { from: 'date_passed' } })
    const problems = checkDocument(draft.data)
    if (problems.length > 0) throw new ApiError('cost_tables_faulty', { detail: { problems } })
    const changedCases = runCases(draft.data).filter(({ isMet }) => !isMet)
    const next = await neighbor(tx, from, 'after')
    const earlier = await neighbor(tx, from, 'before')
    if (earlier)
      await tx.updateTable('cost_tables').set({ valid_to: from }).where('id', '=', earlier.id).execute()
    await tx
      .updateTable('cost_tables')
      .set({
        status: 'published',
        data: JSON.stringify(withSince(draft.data, earlier?.data ?? null, from)),
        valid_from: from,
        valid_to: next?.valid_from ?? null,
        changed_by: actor.userId,
        changed_at: now,
      })
      .where('id', '=', draft.id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'costs.publish',
      entity: 'costTables',
      entityId: draft.id,
      after: {
        from,
        ...(changedCases.length > 0 && { changedCases: changedCases.map(({ id }) => id) }),
      },
      ...(reason.trim() && { reason: reason.trim() }),
      ip: caller.ip,
    })
    await announceCompany(tx, { actor, caller })
    await notifyAsker(tx, draft.asked_by, { actor, from, link: deskLink(ctx) })
    return { ...(await versionLine(tx, draft.id)), changedCases }
  })
}

/** Notifies the colleague who asked for it, unless they have published it themselves. */
async function notifyAsker(
  tx: Tx,
  asker: number | null,
  { actor, from, link }: { actor: Actor; from: string; link: string | null },
) {
  if (asker === null || asker === actor.userId) return
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', asker)
    .executeTakeFirstOrThrow()
  await sendMail(tx, publishMailTexts, {
    to: email,
    language: languageOf(language),
    template: 'costsPublished',
    values: { by: await nameOf(tx, actor), from, link },
  })
}

/** The published version in force on a day, or the first that starts after it. */
const neighbor = (tx: Tx, day: string, side: 'before' | 'after') =>
  tx
    .selectFrom('cost_tables')
    .select(['id', 'valid_from', 'data'])
    .where('status', '=', 'published')
    .where('valid_from', side === 'before' ? '<=' : '>', day)
    .orderBy('valid_from', side === 'before' ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
