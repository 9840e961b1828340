import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { lotStatus, openStatuses } from '@seriba/domain/lots/lot-status'
import { literal } from './literals.ts'

type Pass = { feedId: number; table: SourceTable; pass: number }

/** One complete pass may miss a lot; after the second it has disappeared. */
const missable = 1

/**
 * After a complete pass: upcoming lots that it did not find, for the second time in a row, are removed. A source that
 * suddenly has less than half of its lots is more likely broken than empty, and nothing is removed then.
 */
export function removeVanishedStatements({ feedId, table, pass }: Pass): string[] {
  const own = `feed_id = ${feedId} and source_table = ${literal(table)}`
  const toCome = `l.id = f.lot_id and l.auction_at > now() and l.status in (${openStatuses.join(', ')})`
  const enough = `(select count(*) filter (where pass = ${pass}) * 2 >= count(*)
    from feed_lots f join lots l on ${toCome} where f.feed_id = ${feedId} and f.source_table = ${literal(table)})`
  return [
    `update feed_lots f set missed = missed + 1 from lots l
     where ${own} and pass < ${pass} and not vanished and ${toCome} and ${enough}`,
    `with gone as (
       select f.source_id, f.lot_id from feed_lots f join lots l on ${toCome}
       where ${own} and f.pass < ${pass} and f.missed > ${missable} and not f.vanished
         and not exists (select from feed_lots o where o.lot_id = f.lot_id and o.pass = ${pass}
           and o.feed_id = ${feedId} and o.source_table = ${literal(table)})
     ), marked as (
       update feed_lots f set vanished = true from gone where ${own} and f.source_id = gone.source_id
     ), removed as (
       update lots l set status = ${lotStatus.removed}, updated_at = now() from gone
       where l.id = gone.lot_id returning l.id
     ), logged as (insert into lot_changes (lot_id) select id from removed)
     select case when count(*) > 0 then pg_notify('lot_changes', '') end from removed`,
  ]
}
