import type { Input, Output } from '@seriba/contracts/contract'
import type { askToPublish as contract } from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { checkDocument } from '@seriba/domain/landed-cost/check-document'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { lockCostTables, lockDraft } from './cost-tables.repository.ts'
import { publishMailTexts } from './publish-mail-texts.ts'
import { publishersOf } from './publishers.repository.ts'
import { versionLine } from './save-cost-draft.ts'

type Ctx = Pick<AppContext, 'db' | 'config'>

export const deskLink = ({ config: { publicUrl } }: Pick<AppContext, 'config'>) =>
  publicUrl === undefined ? null : `${publicUrl}/console/cost-tables`

/** Asks everybody who may publish to publish the draft as it is now: after a change, one has to ask again. */
export function askToPublish(
  ctx: Ctx,
  actor: Actor,
  { version, note }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Output<typeof contract>> {
  return withTransaction(ctx, async (tx) => {
    await lockCostTables(tx)
    const draft = await lockDraft(tx)
    if (draft?.version !== version) throw new ApiError('stale')
    const problems = checkDocument(draft.data)
    if (problems.length > 0) throw new ApiError('cost_tables_faulty', { detail: { problems } })
    const said = note.trim()
    await tx
      .updateTable('cost_tables')
      .set({ asked_by: actor.userId, asked_at: new Date(), asked_note: said })
      .where('id', '=', draft.id)
      .execute()
    // A repeated request for the same figures sends no second email.
    if (draft.asked_at === null) await mailPublishers(tx, actor, { note: said, link: deskLink(ctx) })
    await recordAudit(tx, {
      actor,
      action: 'costs.askToPublish',
      entity: 'costTables',
      entityId: draft.id,
      after: { version, note: said },
      ip,
    })
    return versionLine(tx, draft.id)
  })
}

async function mailPublishers(tx: Tx, actor: Actor, values: { note: string; link: string | null }) {
  const by = await nameOf(tx, actor)
  for (const { id, email, language } of await publishersOf(tx)) {
    if (id === actor.userId) continue
    await sendMail(tx, publishMailTexts, {
      to: email,
      language: languageOf(language),
      template: 'publishAsked',
      values: { by, ...values },
    })
  }
}

export async function nameOf(tx: Tx, { userId }: Pick<Actor, 'userId'>): Promise<string> {
  const { full_name } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return full_name
}
