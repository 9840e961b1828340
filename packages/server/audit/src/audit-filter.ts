import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** Which entries; an undefined field does not filter. */
export type AuditFilter = {
  search?: string | undefined
  actorId?: number | undefined
  entity?: string | undefined
  entityId?: string | undefined
  action?: string | undefined
  field?: string | undefined
  moneyOnly?: number | undefined
  ip?: string | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

/** The entries `a` that match a filter. */
export async function matching(db: Db, filter: AuditFilter): Promise<RawBuilder<unknown>> {
  const { search = '', actorId, entity, entityId, action, field, moneyOnly, ip, dateFrom, dateTo } = filter
  const typed = search.trim()
  const terms = [
    typed !== '' && (await found(db, typed)),
    actorId !== undefined && sql`a.actor_id = ${actorId}::bigint`,
    entity && sql`a.entity = ${entity}`,
    entityId && sql`a.entity_id = ${entityId}`,
    action && sql`a.action = ${action}`,
    field && sql`audit_fields(a.before, a.after) @> array[${field}::text]`,
    moneyOnly === 1 && sql`audit_names_money(a.before, a.after)`,
    ip && sql`a.ip = ${ip}`,
    dateFrom && sql`a.at >= ${startOfJstDay(dateFrom)}::timestamptz`,
    dateTo && sql`a.at < ${startOfJstDay(addDays(dateTo, 1))}::timestamptz`,
  ]
  return sql.join([sql`true`, ...terms.filter((term) => typeof term === 'object')], sql` and `)
}

type Found = { actors: number[]; users: string[]; purchases: string[]; lots: string[]; bids: string[] }

/**
 * The search text is first looked up as what people call things: the entries themselves are then found by their
 * indexes, however many there are.
 */
async function found(db: Db, typed: string): Promise<RawBuilder<unknown>> {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : null
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Found>`
    with people as (
      select id from users
      where ${number === null ? sql`concat_ws(' ', full_name, email) ilike ${like}` : sql`false`}
    ), lots_found as (
      -- Only among lots with bids: there are many more, but nothing was done about them.
      select distinct l.id from bids b join lots l on l.id = b.lot_id where l.lot_no = ${number ?? -1}
    )
    select
      array(select id from people) as actors,
      array(select id::text from people) as users,
      array(select id::text from purchases where upper(sku) = upper(${typed})) as purchases,
      array(select id::text from lots_found) as lots,
      array(select b.id::text from bids b where b.lot_id in (select id from lots_found)) as bids`.execute(db)
  const { actors = [], users = [], purchases = [], lots = [], bids = [] } = rows[0] ?? {}
  const objects = (entity: string, ids: readonly string[]) =>
    ids.length > 0 && sql`(a.entity = ${entity} and a.entity_id = any(${ids}))`
  const terms = [
    sql`a.entity_id = ${typed}`,
    sql`a.ip = ${typed}`,
    number !== null && sql`a.id = ${number}`,
    actors.length > 0 && sql`a.actor_id = any(${actors})`,
    objects('user', users),
    objects('purchase', purchases),
    objects('lot', lots),
    objects('bid', bids),
  ]
  return sql`(${sql.join(
    terms.filter((term) => typeof term === 'object'),
    sql` or `,
  )})`
}
