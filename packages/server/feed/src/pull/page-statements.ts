import type { PullPart, SourceTable } from '@seriba/domain/feeds/feed-source'
import { lotStatus, openStatuses } from '@seriba/domain/lots/lot-status'
import type { BadLine } from '../fixes.ts'
import { places } from '../lot-columns.ts'
import type { Written } from '../lot-writer.ts'
import type { Moves } from './known-lots.ts'
import { arrayLiteral, literal } from './literals.ts'
import type { NextPlace } from './next-place.ts'
import type { PullRow } from './pull-state.ts'
import type { SourcedRow, UnknownWord } from './read-rows.ts'

const told = `select pg_notify('lot_changes', '')`
const logged = (ids: readonly number[]) =>
  `insert into lot_changes (lot_id) select unnest(${arrayLiteral(ids, 'bigint')})`
const open = `(${openStatuses.join(', ')})`

/** Moves lots to their new places, all at once, so that two may swap theirs. */
export function moveStatements({ moved, back, left }: Moves): string[] {
  const ids = moved.map(({ lotId }) => lotId)
  const column = (place: number, type: string) =>
    arrayLiteral(
      moved.map(({ row }) => String(row.values[place])),
      type,
    )
  return [
    ...(ids.length === 0
      ? []
      : [
          `update lots set auction = 'moving ' || id where id = any(${arrayLiteral(ids, 'bigint')})`,
          `update lots l set (auction, auction_day, lot_no, updated_at) =
             (to_.auction, to_.auction_day, to_.lot_no, now())
           from unnest(${arrayLiteral(ids, 'bigint')}, ${column(places.auction, 'text')},
             ${column(places.auctionDay, 'date')}, ${column(places.lotNo, 'integer')})
             as to_ (id, auction, auction_day, lot_no)
           where l.id = to_.id`,
          logged(ids),
          told,
        ]),
    ...statusStatements(back, lotStatus.upcoming, `= ${lotStatus.removed}`),
    ...statusStatements(left, lotStatus.removed, `in ${open}`),
  ]
}

function statusStatements(ids: readonly number[], status: number, where: string): string[] {
  if (ids.length === 0) return []
  const those = `id = any(${arrayLiteral(ids, 'bigint')})`
  return [
    `update lots set status = ${status}, updated_at = now() where ${those} and status ${where}`,
    logged(ids),
    told,
  ]
}

/** Remembers which lot each row of the source is. */
export function linkStatement(
  feedId: number,
  table: SourceTable,
  pass: number,
  rows: readonly SourcedRow[],
): string {
  const column = (place: number, type: string) =>
    arrayLiteral(
      rows.map(({ values }) => String(values[place])),
      type,
    )
  return `insert into feed_lots (feed_id, source_table, source_id, lot_id, pass)
    select ${feedId}, ${literal(table)}, met.source_id, l.id, ${pass}
    from unnest(${arrayLiteral(
      rows.map(({ sourceId }) => sourceId),
      'text',
    )}, ${column(places.kind, 'text')}, ${column(places.auction, 'text')},
      ${column(places.auctionDay, 'date')}, ${column(places.lotNo, 'integer')})
      as met (source_id, kind, auction, auction_day, lot_no)
    join lots l using (kind, auction, auction_day, lot_no)
    on conflict (feed_id, source_table, source_id) do update
      set lot_id = excluded.lot_id, pass = excluded.pass, missed = 0, vanished = false`
}

export function wordStatement(feedId: number, words: readonly UnknownWord[]): string {
  const column = (name: 'field' | 'word' | 'written' | 'lots', type: string) =>
    arrayLiteral(
      words.map((word) => word[name]),
      type,
    )
  return `insert into feed_words (feed_id, field, word, written, lots)
    select ${feedId}, met.field, met.word, met.written, met.lots
    from unnest(${column('field', 'text')}, ${column('word', 'text')}, ${column('written', 'text')},
      ${column('lots', 'integer')}) as met (field, word, written, lots)
    on conflict (feed_id, field, word) do update set lots = feed_words.lots + excluded.lots`
}

export type PageOutcome = {
  read: number
  written: Written
  skipped: readonly BadLine[]
}

/** Bad lines beyond these are counted but not listed. */
const listed = 1000

export function runStatements(
  runId: number,
  isOver: boolean,
  { read, written, skipped }: PageOutcome,
): string[] {
  const bad: BadLine[] = [...skipped, ...written.refused]
  return [
    ...(bad.length === 0
      ? []
      : [
          `insert into feed_bad_lines (run_id, line, reason, field, value, record)
           select ${runId}, bad.line, bad.reason, nullif(bad.field, ''), nullif(bad.value, ''),
             nullif(bad.record, '')::jsonb
           from unnest(${arrayLiteral(
             bad.map(({ line }) => line),
             'integer',
           )}, ${arrayLiteral(
             bad.map(({ reason }) => reason),
             'text',
           )}, ${arrayLiteral(
             bad.map(({ field }) => field ?? ''),
             'text',
           )}, ${arrayLiteral(
             bad.map(({ value }) => value ?? ''),
             'text',
           )}, ${arrayLiteral(
             bad.map(({ record }) => (record ? JSON.stringify(record) : '')),
             'text',
           )}) as bad (line, reason, field, value, record)
           where (select skipped from feed_runs where id = ${runId}) < ${listed}`,
        ]),
    `update feed_runs set read = read + ${read}, written = written + ${written.written},
       unchanged = unchanged + ${written.unchanged}, skipped = skipped + ${bad.length},
       seen_at = now(), failure = null, ended_at = ${isOver ? 'now()' : 'null'}
     where id = ${runId}`,
  ]
}

/** Advances the place, unless another process has: then nothing is returned, and the page is rolled back. */
export function placeStatement(pull: PullRow, next: NextPlace, read: number): string {
  const over = next.isOver
  const sets = [
    `step = step + 1`,
    `day = ${literal(next.day)}`,
    `last_id = ${literal(next.lastId)}`,
    `page = ${next.page}`,
    `read = read + ${read}`,
    `changed_to = ${literal(next.changedTo)}`,
    `tries = 0, failure = null, said = null, retry_at = null`,
    ...(pull.part === 'history' && next.doneDay !== null ? [`reached_day = ${literal(next.doneDay)}`] : []),
    ...(over ? [`mode = null, ended_at = now(), run_id = null`, ...endOf(pull.part, pull)] : []),
  ]
  return `update feed_pulls set ${sets.join(', ')}
    where feed_id = ${pull.feed_id} and part = ${literal(pull.part)} and step = ${pull.step}
    returning 1 as stepped`
}

function endOf(part: PullPart, { mode }: PullRow): string[] {
  if (mode === 'all') return [`full_at = started_at`, `full_pass = pass`]
  if (part !== 'stats') return []
  return [
    `reached_day = (started_at at time zone 'Asia/Tokyo')::date`,
    `late_day = case when extract(hour from started_at at time zone 'Asia/Tokyo') >= 23
       then (started_at at time zone 'Asia/Tokyo')::date else late_day end`,
  ]
}
