import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { newGroup } from '@seriba/domain/bids/group'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { rejectTakenKey, withIdempotencyKey } from '@seriba/server-kit/idempotency'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { placeWithin } from './place-bid.ts'
import type { Bidder } from './placement-input.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Asked = Input<typeof contracts.createGroup>

/**
 * Bids on several lots as one new group, staff in a client's name: the first bid opens it, and if any is refused none
 * is placed.
 */
export function createGroup(
  ctx: Ctx,
  actor: Actor,
  { userId = actor.userId, bids, cars, idempotencyKey }: Asked & { userId?: number },
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.createGroup>> {
  const lots = new Set(bids.map(({ carId }) => carId))
  if (lots.size < bids.length || cars > bids.length)
    throw new ApiError('invalid_input', { fields: { cars: 'invalid_input' } })
  const bidder: Bidder = { actor, clientId: userId, caller }
  // Two clients who bid on the same lots take the locks in the same order.
  const inOrder = bids.toSorted((a, b) => Number(a.carId) - Number(b.carId))
  const request = { userId: actor.userId, key: idempotencyKey, asked: ['group', userId, bids, cars] }
  const place = async (tx: Tx) => {
    const placed: Output<typeof contracts.createGroup>['bids'] = []
    let group = { number: newGroup, label: '' }
    for (const bid of inOrder) {
      const key = `${idempotencyKey} ${bid.carId}`
      const input = { ...bid, bidGroup: group.number, confirm: 1, idempotencyKey: key }
      const isRepeated = group.number === newGroup && (await isTaken(tx, actor, key))
      const answer = await placeWithin(tx, ctx, bidder, input).catch((error) => rejectLot(error, bid.carId))
      placed.push(answer)
      if (group.number === newGroup) group = await groupOf(tx, answer.bidId, isRepeated ? null : cars)
    }
    return { group: group.number, label: group.label, bids: placed }
  }
  return withTransaction(ctx, async (tx) => {
    // If the same group is sent twice at once, the second waits for the first.
    await sql`select pg_advisory_xact_lock(hashtext(${idempotencyKey}))`.execute(tx)
    return withIdempotencyKey(tx, request, () => place(tx))
  }).catch(rejectTakenKey)
}

const isTaken = async (tx: Tx, { userId }: Actor, key: string): Promise<boolean> =>
  (await tx
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/** The group of the first bid. Once it is opened it wants `cars`: later bids are checked against that credit. */
async function groupOf(tx: Tx, bidId: number | null, cars: number | null) {
  const group = await tx
    .selectFrom('bids')
    .innerJoin('bid_groups as g', 'g.id', 'bids.group_id')
    .select(['g.id', 'g.number', 'g.label'])
    .where('bids.id', '=', bidId)
    .executeTakeFirst()
  // The request is repeated after the bid has left its group.
  if (!group) throw new ApiError('stale')
  if (cars !== null)
    await tx.updateTable('bid_groups').set({ quota: cars }).where('id', '=', group.id).execute()
  return group
}

/** Which of the lots cannot be bid on. */
function rejectLot(error: unknown, carId: string): never {
  if (!(error instanceof ApiError)) throw error
  const { code, fields, detail } = error
  throw new ApiError(code, {
    ...(fields && { fields }),
    detail: { ...(detail as object | undefined), carId },
  })
}
