import type { PlacedBid } from '@seriba/contracts/bids'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import type { LotKind, LotType } from '@seriba/domain/lots/page-types'
import { lotWon } from '@seriba/server-catalogue/lot-won'
import { type CostsOfBid, costsColumn } from '@seriba/server-costs/lot-costs.repository'
import { budgetColumn, type StoredBudget } from '@seriba/server-credit/budget'
import {
  type CreditRow,
  creditColumns,
  displacedColumn,
  joinGroup,
  liveBids,
} from '@seriba/server-credit/credit'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { NewEvent } from '@seriba/server-kit/events'
import type { QueuedJob } from '@seriba/server-kit/jobs'
import type { Mail } from '@seriba/server-kit/mail'
import { pipelined } from '@seriba/server-kit/pipelining'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { placedToday } from './placed-today.ts'

export type PlacementQuery = {
  actorId: number
  clientId: number
  lotId: string
  /** The client's own number for a group; undefined means none. */
  groupNumber: number | undefined
  bidType: number | undefined
  key: string | undefined
  now: Date
}

/** Everything that decides whether a bid may be placed. */
export type PlacementRow = CreditRow & {
  /** The existing bid's, or the future one's. */
  bid_id: number
  lot: LotFacts | null
  client: {
    id: number
    role_id: number
    user_type: number
    staff_role: StaffRole | null
    full_name: string
    dealer_id: number | null
    email: string
    language: number
    wants_mail: boolean
    permissions: Partial<Permissions>
  }
  own: OwnRow | null
  group: { id: number; number: number; label: string; quota: number; won: number } | null
  displaced: number
  /** Other lots that count toward the daily limit. */
  placed_today: number
  bid_type_known: boolean
  /** One of our clients has won the lot. */
  won: boolean
  /** Another client’s bid on it is due to be bid at the hall. */
  other_at_hall: boolean
  earlier: { request: string; answer: PlacedBid } | null
  /** Null if the client has set no caps. */
  budget: StoredBudget | null
  /** The data for the bid's costs; null if no tables are in force. */
  costs: CostsOfBid | null
}

export type LotFacts = {
  id: number
  kind: LotKind
  auction: string
  auction_at: string | null
  lot_no: number
  maker: string
  model: string
  year: number | null
  grade: string
  condition: string
  mileage: number | null
  status: number
  start_price: number
  sold_price: number
  image: string | null
  deadline_hours: number | null
  cancel_deadline_hours: number | null
  overbid_allowance: number | null
}

type OwnRow = {
  id: number
  status: BidStatus
  amount: number
  adjustment_price: number
  counted_allowance: number
  group_id: number | null
  bid_type: number | null
  comment: string
  bid_date: string
}

/** Reads everything at one moment and in one round trip; call it under the client's lock. */
export async function readPlacement(db: Db | Tx, query: PlacementQuery): Promise<PlacementRow | undefined> {
  const { actorId, clientId, lotId, groupNumber, bidType, key, now } = query
  const { rows } = await sql<PlacementRow>`${preparedQuery}
    with ${liveBids(clientId, lotId, now)}
    select
      coalesce(own.id, nextval(pg_get_serial_sequence('bids', 'id'))) as bid_id,
      case when l.id is not null then json_build_object(
        'id', l.id, 'kind', l.kind, 'auction', l.auction, 'auction_at', l.auction_at, 'lot_no', l.lot_no,
        'maker', l.maker, 'model', l.model, 'year', l.year, 'grade', l.grade, 'condition', l.condition, 'mileage', l.mileage, 'status', l.status,
        'start_price', l.start_price, 'sold_price', l.sold_price, 'image', l.images[1],
        'deadline_hours', h.deadline_hours, 'cancel_deadline_hours', h.cancel_deadline_hours,
        'overbid_allowance', h.overbid_allowance
      ) end as lot,
      json_build_object(
        'id', c.id, 'role_id', c.role_id, 'user_type', c.user_type, 'full_name', c.full_name, 'dealer_id', c.dealer_id,
        'email', c.email, 'language', c.language, 'wants_mail', ${wantsMail('c', 'bidStatus.email')},
        'permissions', c.permissions, 'staff_role', c.staff_role
      ) as client,
      case when own.id is not null then json_build_object(
        'id', own.id, 'status', own.status, 'amount', own.amount, 'group_id', own.group_id,
        'adjustment_price', own.adjustment_price, 'counted_allowance', own.counted_allowance,
        'bid_type', own.bid_type, 'comment', own.comment, 'bid_date', own.bid_date
      ) end as own,
      case when g.id is not null then json_build_object(
        'id', g.id, 'number', g.number, 'label', g.label, 'quota', g.quota, 'won', g.won
      ) end as "group",
      case when k.key is not null then json_build_object('request', k.request, 'answer', k.answer) end as earlier,
      ${creditColumns}, ${displacedColumn},
      ${placedToday(sql`c.id`, lotId, now)} as placed_today,
      exists (select from bid_types where id = ${bidType ?? null}::int) as bid_type_known,
      ${lotWon} as won,
      exists (
        select from bids o where o.lot_id = l.id and o.client_id <> c.id and (o.status = ${sql.lit(bidStatus.bid)}) is true
      ) as other_at_hall,
      ${budgetColumn(lotId, groupNumber, now)} as budget,
      ${costsColumn(clientId, now)} as costs
    from users c
    left join lots l on l.id = ${lotId}::bigint
    left join halls h on h.name = l.auction
    left join bids own on own.lot_id = l.id and own.client_id = c.id
    left join ${joinGroup(groupNumber, now)}
    left join idempotency_keys k on k.user_id = ${actorId} and k.key = ${key ?? null}::text
    where c.id = ${clientId}::bigint`.execute(db)
  return rows[0]
}

export type NewBid = {
  id: number
  lotId: number
  lotType: LotType
  clientId: number
  placedBy: number
  amount: number
  countedAllowance: number
  status: BidStatus
  groupId: number | null
  bidType: number | null
  comment: string
  bidDate: string
  now: Date
}

export type PlacementRecord = {
  bid: NewBid
  log: string
  audit: { action: string; before: unknown; after: unknown; ip: string }
  events: readonly NewEvent[]
  /** An email that is queued when the events are numbered. */
  receipt: Mail | null
  key: { key: string; request: string; answer: PlacedBid } | null
}

/**
 * Writes the bid and everything that goes with it in one statement: on the busiest path of all, `recordAudit` and
 * `recordEvent` would double the round trips row by row. It is sent with the commit, which fails if another request
 * has taken the key in the meantime.
 */
export async function writePlacement(
  tx: Tx,
  { bid, log, audit, events, receipt, key }: PlacementRecord,
): Promise<void> {
  const job = receipt && JSON.stringify({ task: 'mail', payload: receipt } satisfies QueuedJob)
  const told = events.map(
    (event, index) =>
      sql`(${[...event.rooms]}::text[], ${event.name}, ${JSON.stringify(event.payload)}::jsonb, ${event.by?.caller.connection ?? null}, ${event.by?.actor.userId ?? null}, ${index === 0 ? job : null}::json)`,
  )
  await sql`${preparedQuery}${pipelined}
    with placed as (
      insert into bids (
        id, lot_id, lot_type, client_id, placed_by, amount, counted_allowance, status, group_id, bid_type, comment, bid_date,
        terms_agreed_at, updated_at
      ) values (
        ${bid.id}, ${bid.lotId}, ${bid.lotType}, ${bid.clientId}, ${bid.placedBy}, ${bid.amount}, ${bid.countedAllowance},
        ${bid.status},
        ${bid.groupId}, ${bid.bidType}, ${bid.comment}, ${bid.bidDate}, ${bid.now}, ${bid.now}
      )
      on conflict (lot_id, client_id) do update set
        placed_by = excluded.placed_by, amount = excluded.amount, counted_allowance = excluded.counted_allowance,
         status = excluded.status, stopped_from = null,
        group_id = excluded.group_id, bid_type = excluded.bid_type, comment = excluded.comment,
        bid_date = excluded.bid_date, terms_agreed_at = excluded.terms_agreed_at, hall_outcome = null, hall_price = null,
        withdraw_by_hand = false, fell_out_at = null, version = bids.version + 1, updated_at = excluded.updated_at
    ), logged as (
      insert into bid_logs (bid_id, actor_id, event, status) values (${bid.id}, ${bid.placedBy}, ${log}, ${bid.status})
    ), audited as (
      insert into audit (actor_id, action, entity, entity_id, before, after, ip)
      values (
        ${bid.placedBy}, ${audit.action}, 'bid', ${String(bid.id)},
        ${jsonOrNull(audit.before)}::jsonb, ${jsonOrNull(audit.after)}::jsonb, ${audit.ip}
      )
    ), told as (
      insert into events (rooms, name, payload, origin_socket, actor_id, job) values ${sql.join(told)}
    )
    insert into idempotency_keys (user_id, key, request, answer)
    select ${bid.placedBy}, ${key?.key ?? null}::text, ${key?.request ?? null}::text, ${jsonOrNull(key?.answer)}::jsonb
    where ${key !== null}::boolean`.execute(tx)
}

const jsonOrNull = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))
