import type { Input, Output } from '@seriba/contracts/contract'
import type { ErrorCode } from '@seriba/contracts/errors'
import type * as contracts from '@seriba/contracts/many-bids'
import type { Actor } from '@seriba/domain/access/actor'
import { isArchived } from '@seriba/domain/bids/archive'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { checkJoining, inGroup, newGroup, quotaFor, ungrouped } from '@seriba/domain/bids/group'
import { lockClient } from '@seriba/server-credit/client-lock'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { type BidRow, findBid, outcomeFactsOf } from './bid.repository.ts'
import { groupById, groupsNumbered, openGroup } from './bid-groups.repository.ts'
import { assertStaysWithinLimit } from './fits-credit.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { applyMove, moveBids } from './move-bids.ts'
import type { Change } from './status-change.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contracts.updateGroupOfMany>

/**
 * Moves bids to one group, all of them or none: the credit they hold is compared before the first and after the last.
 * A group's number belongs to its client, so bids of several clients have no group in common.
 */
export function updateGroupOfMany(
  { db, company, config: { publicUrl } }: Ctx,
  actor: Actor,
  { bidIds, bidGroup, was }: Asked,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.updateGroupOfMany>> {
  throwIfRejected(bidCan.editValues(actor, bidStatus.new))
  return withTransaction({ db }, async (tx) => {
    const now = new Date()
    const bids = await lockBids(tx, actor, [...new Set(bidIds)])
    refuseThose(bids, (bid) => was === undefined || numberOf(bid) === was, 'stale')
    const moving = bids.filter((bid) => numberOf(bid) !== bidGroup)
    const [first] = moving
    if (!first) return { bidGroup, moved: [] }
    assertMovable(moving, actor, bidGroup, now)

    const clientId = first.client_id
    const group = await targetOf(tx, moving, { bidGroup, now, undoing: was !== undefined })
    const change: Change = { actor, company, caller, publicUrl, to: first.status, now, reason: '' }
    const move = () => moveBids(tx, moving, group?.id ?? null)
    // A win is binding, whatever is left of the credit.
    if (joining(moving).live === 0) await move()
    else await assertStaysWithinLimit(tx, clientId, move, company.bidStep, now)
    await applyMove(tx, moving, group, change)
    await forwardChanges(tx, clientId, now)
    return {
      bidGroup: group?.number ?? ungrouped,
      moved: moving.map((bid) => ({ bidId: bid.id, from: numberOf(bid) })),
    }
  })
}

type Moving = BidRow & { group_number: number | null }

const numberOf = (bid: Moving) => bid.group_number ?? ungrouped

/** Bids of one client, which nobody else can change until this transaction ends. */
async function lockBids(tx: Tx, actor: Actor, bidIds: readonly number[]): Promise<Moving[]> {
  const read = async () => {
    const bids: Moving[] = []
    for (const bidId of bidIds) {
      const bid = await findBid(tx, actor, bidId)
      bids.push({ ...bid, group_number: bid.group_id === null ? null : await numberById(tx, bid.group_id) })
    }
    return bids
  }
  const clients = new Set((await read()).map(({ client_id: clientId }) => clientId))
  const [clientId] = clients
  if (clients.size > 1) throw new ApiError('several_clients')
  if (clientId !== undefined) await lockClient(tx, clientId)
  return read()
}

const numberById = async (tx: Tx, groupId: number) => (await groupById(tx, groupId)).number

const joining = (bids: readonly Moving[]) => ({
  live: bids.filter(({ status }) => isLive(status)).length,
  wins: bids.filter(({ status }) => status === bidStatus.win).length,
})

function assertMovable(bids: readonly Moving[], actor: Actor, bidGroup: number, now: Date) {
  refuseThose(bids, ({ status }) => bidCan.editValues(actor, status).ok, 'bid_not_editable')
  refuseThose(bids, (bid) => !isArchived(outcomeFactsOf(bid), now), 'bid_archived')
  if (inGroup(bidGroup)) refuseThose(bids, (bid) => bid.lot_type !== 'stock', 'group_of_stock')
}

/** Refuses all of them because of some, which the error names. */
function refuseThose(bids: readonly Moving[], isRight: (bid: Moving) => boolean, code: ErrorCode) {
  const wrong = bids.filter((bid) => !isRight(bid))
  const detail: contracts.RefusedBids = { bidIds: wrong.map(({ id }) => id) }
  if (wrong.length > 0) throw new ApiError(code, { detail })
}

type Target = { id: number; number: number; quota: number; won: number }

/** The bids' new group, opened if a new one is requested; null means none. */
async function targetOf(
  tx: Tx,
  bids: readonly Moving[],
  { bidGroup, now, undoing }: { bidGroup: number; now: Date; undoing: boolean },
): Promise<Target | null> {
  const [first] = bids
  if (!first || bidGroup === ungrouped) return null
  if (bidGroup === newGroup) return openGroup(tx, first.client_id, now, quotaFor(joining(bids)))
  const [group] = await groupsNumbered(tx, first.client_id, bidGroup, { now, undoing })
  if (!group || !checkJoining(group, joining(bids)).ok)
    throw new ApiError('group_closed', { fields: { bidGroup: 'group_closed' } })
  return group
}
