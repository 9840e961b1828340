import type {
  ListedNegotiation,
  NegotiatedBid,
  NegotiationOptions,
  NegotiationTurn,
  OpenNegotiation,
} from '@seriba/contracts/negotiations'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type {
  Negotiation,
  NegotiationAct,
  NegotiationOutcome,
  NegotiationSide,
  negotiationStates,
} from '@seriba/domain/bids/negotiation'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'
import { unmarkNegotiated } from './mark-negotiated.ts'

export type NegotiationRow = Negotiation & { id: number }

/** The open negotiation about a bid. Call it under the bid's lock. */
export async function openNegotiation(tx: Tx, bidId: number): Promise<NegotiationRow | null> {
  const row = await tx
    .selectFrom('negotiations')
    .select(['id', 'turn', 'ask', 'offer', 'answer_by', 'forwarded_at'])
    .where('bid_id', '=', bidId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { id, turn, ask, offer } = row
  return { id, turn, ask, offer, answerBy: row.answer_by, forwardedAt: row.forwarded_at }
}

type Turn = {
  act: NegotiationAct
  side: NegotiationSide
  amount: number | null
  note?: string
  by: number | null
  /** Now, by default. */
  at?: Date
}

export const insertTurn = (tx: Tx, negotiation_id: number, { by: by_id, note = '', ...turn }: Turn) =>
  tx
    .insertInto('negotiation_turns')
    .values({ negotiation_id, by_id, note, ...turn })
    .execute()

/** The last offer forwarded to the hall, in yen. */
export const lastForwarded = (tx: Tx, negotiationId: number) =>
  tx
    .selectFrom('negotiation_turns')
    .select(['amount', 'at'])
    .where('negotiation_id', '=', negotiationId)
    .where('act', '=', 'forward')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function endNegotiation(tx: Tx, id: number, outcome: NegotiationOutcome, at: Date) {
  const ended = await tx
    .updateTable('negotiations')
    .set({ outcome, ended_at: at })
    .where('id', '=', id)
    .returning(['bid_id', 'marked_from'])
    .executeTakeFirstOrThrow()
  await unmarkNegotiated(tx, ended, outcome)
}

const about = (actor: Actor) => sql`
  b.id as "bidId", l.id::text as "lotId", b.lot_type as "lotType", l.lot_no as "lotNo", l.auction as "auctionName",
  concat_ws(' ', l.maker, l.model) as name, l.year, l.chassis, l.condition, l.mileage, l.images[1] as thumbnail,
  b.amount as "bidAmount", b.status as "bidStatus", l.sold_price as "passedAt",
  case when b.client_id = ${actor.userId} then null else c.full_name end as client,
  case when b.client_id = ${actor.userId} then g.label
    when g.id is not null then concat_ws('-', c.short_code, g.label) end as "group"`

const negotiation = sql`negotiations n
  join bids b on b.id = n.bid_id
  join users c on c.id = b.client_id
  join lots l on l.id = b.lot_id
  left join bid_groups g on g.id = b.group_id`

const listed = (actor: Actor) => sql`
  n.outcome, n.turn, n.ask, n.offer, n.answer_by as "answerBy", n.ended_at as "endedAt",
  n.forwarded_at as "forwardedAt", ${about(actor)}
  from ${negotiation}`

export type NegotiationState = (typeof negotiationStates)[number]

const inState: Record<NegotiationState, RawBuilder<boolean>> = {
  open: sql`n.outcome is null`,
  client: sql`(n.outcome is null and n.turn = 'client')`,
  seller: sql`(n.outcome is null and n.turn = 'seller')`,
  won: sql`coalesce(n.outcome = 'accepted', false)`,
  ended: sql`coalesce(n.outcome <> 'accepted', false)`,
  byHand: sql`(n.outcome is null and n.turn = 'seller' and n.offer is not null and n.forwarded_at is null)`,
  hour: sql`(n.outcome is null and n.answer_by <= now() + interval '1 hour')`,
}

export type NegotiationFilter = {
  state: NegotiationState
  auction?: string | undefined
  manager?: number | undefined
  client?: number | undefined
  day?: string | undefined
}

const dayToAnswer = sql`(n.answer_by at time zone 'Asia/Tokyo')::date`

function chosenBy(actor: Actor, { auction, manager, client, day }: NegotiationFilter): RawBuilder<boolean> {
  const conditions = [visibleTo(actor)]
  if (auction !== undefined) conditions.push(sql`l.auction = ${auction}`)
  if (manager !== undefined && isManager(actor)) conditions.push(sql`c.manager_id = ${manager}::bigint`)
  if (client !== undefined) conditions.push(sql`b.client_id = ${client}::bigint`)
  if (day !== undefined) conditions.push(sql`${dayToAnswer} = ${day}::date`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The caller's filters for negotiations; buyers do not learn who looks after them. */
async function negotiationOptions(
  db: Db,
  actor: Actor,
  state: RawBuilder<boolean>,
): Promise<NegotiationOptions> {
  const { rows } = await sql<{ auctions: string[]; managers: Named; clients: Named; days: string[] }>`
    with found as (
      select l.auction, ${dayToAnswer} as day, c.id as client_id, c.full_name as client, m.id as manager_id,
        m.full_name as manager
      from ${negotiation} left join users m on m.id = c.manager_id where ${visibleTo(actor)} and ${state}
    ) select
      array(select distinct auction from found order by 1) as auctions,
      array(select distinct day::text from found order by 1) as days,
      ${choices(sql`client_id`, sql`client`)} as clients,
      ${choices(sql`manager_id`, sql`manager`)} as managers`.execute(db)
  const [options = { auctions: [], managers: [], clients: [], days: [] }] = rows
  return isManager(actor) ? options : { ...options, managers: [] }
}

type Named = NegotiationOptions['clients']

const choices = (value: RawBuilder<unknown>, label: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'label', label) order by label, value), '[]')
  from (select distinct ${value} as value, ${label} as label from found where ${value} is not null) named)`

const withThumbnail = <Row extends { thumbnail: string | null }>(row: Row): Row => ({
  ...row,
  thumbnail: row.thumbnail && thumbnailOf(row.thumbnail),
})

/** How many a page shows. */
const shown = 200

export async function negotiationsOf(db: Db, actor: Actor, filter: NegotiationFilter, most = shown) {
  const { state } = filter
  const chosen = chosenBy(actor, filter)
  const [{ rows }, counted, options] = await Promise.all([
    sql<ListedNegotiation>`select ${listed(actor)} where ${chosen} and ${inState[state]}
      order by n.ended_at desc nulls first, n.answer_by, n.id limit ${most}`.execute(db),
    sql<Record<NegotiationState, number>>`
      select ${sql.join(
        (Object.keys(inState) as NegotiationState[]).map(
          (name) => sql`count(*) filter (where ${inState[name]}) as ${sql.ref(name)}`,
        ),
      )}
      from ${negotiation} where ${chosen}`.execute(db),
    negotiationOptions(db, actor, inState[state]),
  ])
  const [counts = { open: 0, client: 0, seller: 0, won: 0, ended: 0, byHand: 0, hour: 0 }] = counted.rows
  return { items: rows.map(withThumbnail), counts, options }
}

/** A bid that the caller may see, with the data its negotiation will have. */
export async function negotiatedBid(db: Db, actor: Actor, bidId: number) {
  const { rows } = await sql<NegotiatedBid>`
    select ${about(actor)} from bids b join users c on c.id = b.client_id join lots l on l.id = b.lot_id
      left join bid_groups g on g.id = b.group_id
    where b.id = ${bidId}::bigint and ${visibleTo(actor)}`.execute(db)
  const [found] = rows
  return found && withThumbnail(found)
}

/** The last negotiation about a bid. */
export async function negotiationOf(db: Db, actor: Actor, bidId: number) {
  const { rows } = await sql<ListedNegotiation & { id: number }>`
    select n.id, ${listed(actor)} where b.id = ${bidId}::bigint and ${visibleTo(actor)}
    order by n.id desc limit 1`.execute(db)
  const [found] = rows
  return found && withThumbnail(found)
}

export async function turnsOf(db: Db, bidId: number): Promise<NegotiationTurn[]> {
  const { rows } = await sql<NegotiationTurn>`
    select t.id, t.act, t.side, t.amount, t.note, t.at, u.full_name as by
    from negotiation_turns t join negotiations n on n.id = t.negotiation_id left join users u on u.id = t.by_id
    where n.bid_id = ${bidId}::bigint order by t.id`.execute(db)
  return rows
}

/** The open negotiation about a bid `b`, as JSON. */
export const negotiationOfBid = sql<OpenNegotiation | null>`(
  select json_build_object('turn', n.turn, 'ask', n.ask,
    'answerBy', to_char(n.answer_by at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from negotiations n where n.bid_id = b.id and n.outcome is null
)`
