import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { bidAllow, bidAllowInGroup, displacedAmount } from '@seriba/domain/bids/credit'
import { heldInGroup } from '@seriba/domain/bids/group'
import { balanceOf } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import { type ListScope, noFilter } from './bid-list.query.ts'
import { pageOfBids } from './bid-list.repository.ts'
import { mapBid } from './bid-list-row.ts'
import { clientOfGroups } from './client-of-groups.ts'
import { countOthers } from './closed-groups.repository.ts'
import { type ListedGroup, listedGroups } from './group-view.repository.ts'
import { staysOf } from './stays-stopped.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>

/** What a group's bids hold together cannot be said of some of them. */
const all = 1_000_000

/** A group as a whole: its bids, and how much credit they hold (BEY05). */
export async function viewGroup(
  { db, company }: Ctx,
  actor: Actor,
  { bidGroup, userId }: Input<typeof contracts.viewGroup>,
): Promise<Output<typeof contracts.viewGroup>> {
  const client = await clientOfGroups(db, actor, userId)
  const now = new Date()
  const groups = await listedGroups(db, client.id, now)
  const group = groups.find(({ number }) => number === bidGroup) ?? groups[0]
  const credit = await balanceOf(db, client.id, company.bidStep, now)
  const bids = group ? await bidsOf({ db, company }, actor, client.id, group, now) : []
  const displaced = group ? displacedAmount(group.live, group) : 0
  return {
    client: { id: client.id, name: client.name },
    group: group ? groupOf(group) : null,
    groups: groups.map(groupOf),
    bids,
    together: sum(group?.live ?? []),
    held: group ? sum(heldInGroup(group.live, group)) : 0,
    groupAllow: bidAllowInGroup(credit, displaced, company.bidStep),
    bidAllow: bidAllow(credit, company.bidStep),
    ...(await countOthers(db, client.id, now)),
    editable: client.editable,
  }
}

async function bidsOf(ctx: Ctx, actor: Actor, clientId: number, group: ListedGroup, now: Date) {
  const { rows, scope } = await rowsOf(ctx, actor, clientId, { groups: [group.id] }, now)
  const live = rows.filter((row) => row.counts)
  const held = heldInGroup(
    live.map(({ amount, counted_allowance }) => amount + counted_allowance),
    group,
  )
  const stopped = rows.filter((row) => row.stopped_from !== null).map(({ id }) => id)
  const stays = await staysOf(ctx.db, stopped)
  return rows.map((row) => ({
    ...mapBid(row, scope),
    held: held[live.indexOf(row)] ?? 0,
    stays: stays.get(row.id) ?? null,
  }))
}

type Which = { groups: number[] } | { ungrouped: true }

async function rowsOf({ db, company }: Ctx, actor: Actor, clientId: number, which: Which, now: Date) {
  const own = clientId === actor.userId
  const mode = own ? 'my-bids' : isManager(actor) ? 'bid-manager' : isDealer(actor) ? 'dealer' : 'my-bids'
  const scope: ListScope = { actor, mode, tab: 'all', now }
  const rows = await pageOfBids(db, {
    scope,
    filter: { ...noFilter, clients: [clientId], ...which },
    status: null,
    folded: false,
    sort: { sort: 'auctionDate', order: 'ASC' },
    page: 1,
    pageSize: all,
    priority: company.sameLotPriority,
  })
  return { rows, scope }
}

/** A client's ungrouped live bids (`viewGroup` has the others). */
export async function listUngrouped(
  ctx: Ctx,
  actor: Actor,
  { userId }: Input<typeof contracts.ungroupedBids>,
): Promise<Output<typeof contracts.ungroupedBids>> {
  const client = await clientOfGroups(ctx.db, actor, userId)
  const now = new Date()
  const { rows, scope } = await rowsOf(ctx, actor, client.id, { ungrouped: true }, now)
  return rows
    .filter(({ counts }) => counts)
    .map((row) => ({ ...mapBid(row, scope), held: row.amount + row.counted_allowance, stays: null }))
}

const groupOf = ({ number, label, quota, won, live, stopped, state }: ListedGroup) => ({
  value: number,
  label,
  cars: quota,
  won,
  bids: live.length,
  stopped,
  state,
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
