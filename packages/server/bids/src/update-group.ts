import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { checkGroupLabel, checkQuota, groupIsFilled, stoppedStatus } from '@seriba/domain/bids/group'
import { lockClient } from '@seriba/server-credit/client-lock'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { bidsById, eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { type BidLogEvent, bidLog } from './bid-log.ts'
import { clientOfGroups } from './client-of-groups.ts'
import { assertStaysWithinLimit } from './fits-credit.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { type ListedGroup, listedGroups } from './group-view.repository.ts'
import { pauseGroupBids } from './pause-group-bids.ts'
import { resumeBids } from './resume-stopped.ts'
import type { Change } from './status-change.ts'

type Asked = { quota: number; label: string }

/** Gives a client's group another quota or name. Wanting no more than is won fills it, and wanting more reopens it. */
export function updateGroup(
  { db, company, config: { publicUrl } }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  input: Input<typeof contracts.updateGroup>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const client = await clientOfGroups(tx, actor, input.userId)
    if (!client.editable) throw new ApiError('permission_missing')
    await lockClient(tx, client.id)
    const now = new Date()
    const groups = await listedGroups(tx, client.id, now)
    const group = groups.find(({ number }) => number === input.bidGroup)
    if (!group) return reject('bidGroup', 'group_closed')
    const asked = { quota: input.cars ?? group.quota, label: input.label?.trim() ?? group.label }
    assertAllowed(groups, group, asked)
    if (asked.quota === group.quota && asked.label === group.label) return

    const setGroup = () => tx.updateTable('bid_groups').set(asked).where('id', '=', group.id).execute()
    if (asked.quota > group.quota) await assertStaysWithinLimit(tx, client.id, setGroup, company.bidStep, now)
    else await setGroup()
    const change: Change = { actor, company, caller, publicUrl, to: stoppedStatus, now, reason: '' }
    await tell(tx, group, asked, change)
    if (group.state === 'filled') await reopen(tx, group.id, change)
    await recordAudit(tx, {
      actor,
      action: 'bid.group',
      entity: 'bid_group',
      entityId: group.id,
      before: { quota: group.quota, label: group.label },
      after: asked,
      ip: caller.ip,
    })
    if (groupIsFilled({ won: group.won, quota: asked.quota }))
      await pauseGroupBids(tx, { groupId: group.id, label: asked.label }, change)
    await forwardChanges(tx, client.id, now)
  })
}

function assertAllowed(groups: readonly ListedGroup[], group: ListedGroup, { quota, label }: Asked) {
  const counted = { ...group, liveBids: group.live.length, stoppedBids: group.stopped }
  const allowed = checkQuota(counted, quota)
  if (!allowed.ok) reject('cars', allowed.reason)
  const others = groups.filter(({ id }) => id !== group.id).map((other) => other.label)
  const named = checkGroupLabel(label, group.number, others)
  if (!named.ok && label !== group.label) reject('label', named.reason)
}

function reject(
  field: string,
  code: 'group_closed' | 'group_quota_below_won' | 'group_label_taken' | 'field_required',
): never {
  throw new ApiError(code, { fields: { [field]: code } })
}

const quotaLog = ({ quota }: ListedGroup, to: Asked) =>
  bidLog({ what: 'groupQuota', group: to.label, from: quota, to: to.quota })

/** Bids stopped by the group resume by the rules for a reversed win; if none can, it stays filled. */
async function reopen(tx: Tx, groupId: number, change: Change) {
  if (!(await resumeBids(tx, groupId, change)))
    throw new ApiError('group_nothing_resumed', { fields: { cars: 'group_nothing_resumed' } })
}

/**
 * Every live bid's history says what happened to its group, and so do those of its wins if it has no other; one of
 * them is news for both sides.
 */
async function tell(tx: Tx, group: ListedGroup, asked: Asked, change: Change) {
  const told = group.state === 'filled' ? [1, 2, 6] : [1, 2]
  const { rows } = await sql<{ id: number }>`
    select id from bids where group_id = ${group.id} and status = any(${told}::int[])`.execute(tx)
  const live = await bidsById(
    tx,
    rows.map(({ id }) => id),
  )
  const renamed: BidLogEvent = { what: 'groupRenamed', from: group.label, to: asked.label }
  for (const bid of live) {
    const log = { bidId: bid.id, actorId: change.actor.userId, status: bid.status }
    if (asked.label !== group.label) await insertLog(tx, { ...log, event: bidLog(renamed) })
    if (asked.quota !== group.quota) await insertLog(tx, { ...log, event: quotaLog(group, asked) })
  }
  const [first] = live
  if (!first) return
  const byStaff = isManager(change.actor)
  const facts = { ...eventFactsOf(first), group: { label: asked.label, cars: asked.quota } }
  await recordEvent(tx, notifyStaff(byStaff ? 'managerChangeAmount' : 'clientChangeAmount', facts, change))
  await recordEvent(tx, notifyClient('managerUpdateBidAmount', facts, change))
}
