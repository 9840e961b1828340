import type { Input } from '@seriba/contracts/contract'
import type {
  reportWrongMatch as contract,
  restoreMatch as restoreContract,
} from '@seriba/contracts/price-evidence'
import type { Actor } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { wrongMatchLimits } from '@seriba/domain/lots/evidence/earlier-auctions'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { earlierAuctions } from './earlier-auctions.ts'
import { countReportsToday, deleteWrongMatch, storeWrongMatch } from './wrong-matches.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'log' | 'lotSearch'>

/** Only a lot that is shown as the same car can be reported as another one. */
export async function reportWrongMatch(
  ctx: Ctx,
  actor: Actor,
  { pageType, id, earlierId, note }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const { auctions, alike } = await earlierAuctions(ctx, actor, { pageType, id })
  if (![...auctions, ...alike.auctions].some((one) => one.id === earlierId)) notFound()
  await withTransaction(ctx, async (tx) => {
    const said = { lotId: id, earlierId, userId: actor.userId, note: note.trim() }
    await storeWrongMatch(tx, said)
    if ((await countReportsToday(tx, actor.userId)) > wrongMatchLimits.aDay) throw new ApiError('daily_limit')
    await recordAudit(tx, {
      actor,
      action: 'lot.unmatch',
      entity: 'lot',
      entityId: Number(id),
      after: { earlier: earlierId, note: said.note },
      ip,
    })
  })
}

/** The decision of somebody who may correct lots applies to everybody; others take back only their own report. */
export async function restoreMatch(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { id, earlierId }: Input<typeof restoreContract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  await withTransaction({ db }, async (tx) => {
    const by = hasControl(actor.permission, 'lotCorrection') ? null : actor.userId
    if (!(await deleteWrongMatch(tx, { lotId: id, earlierId }, by))) notFound()
    await recordAudit(tx, {
      actor,
      action: 'lot.match',
      entity: 'lot',
      entityId: Number(id),
      after: { earlier: earlierId },
      ip,
    })
  })
}
