import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Clickhouse } from './clickhouse.ts'
import {
  deleteFeedState,
  type FeedState,
  insertFeedState,
  markCopied,
  markRead,
  readState,
  sourceOf,
  targetOf,
} from './feed-state.ts'
import { deletedLines, linesOf } from './lot-lines.ts'
import { readChunk, readSlice } from './read-lots.ts'
import { columnNames, createTables, dropTables, fullName, type Place, tablesIn } from './tables.ts'

export type Feed = {
  client: pg.ClientBase
  clickhouse: Clickhouse
  place: Place
  /** How many lots, or log entries, are copied at once. */
  atOnce?: number
}

/** What a step has done: copied lots or read changes, with more to do; reached the end; or started over. */
export type Step = 'more' | 'current' | 'begun'

/**
 * One step of copying lots. Progress is recorded after the rows are written, so that a killed process repeats its
 * last step: rows with the same version are the same row.
 */
export async function feedLots(feed: Feed): Promise<Step> {
  const { client, place } = feed
  const target = targetOf(place)
  const [state, source] = [await readState(client, target), await sourceOf(client)]
  if (state === null || state.source !== source) return begin(feed, source)
  try {
    return await (state.copiedTo === null ? readOn(feed, state) : copyOn(feed, state, state.copiedTo))
  } catch (error) {
    // Somebody has emptied ClickHouse, or it is a different one.
    if (isMissing(error)) await deleteFeedState(client, target)
    throw error
  }
}

async function begin({ client, clickhouse, place }: Feed, source: string): Promise<Step> {
  const tableName = `lots_${randomBytes(4).toString('hex')}`
  for (const sql of createTables(place, tableName)) await clickhouse.run(sql)
  const { rows } = await client.query<{ last: string }>(
    'select coalesce(max(seq), 0) as last from lot_changes',
  )
  const state = { tableName, source, copiedTo: -1, upTo: Number(rows[0]?.last ?? 0) }
  await insertFeedState(client, targetOf(place), state)
  return 'begun'
}

async function copyOn(
  { client, clickhouse, place, atOnce = 50_000 }: Feed,
  { tableName, upTo }: FeedState,
  copiedTo: number,
): Promise<Step> {
  const chunk = await readChunk(client, copiedTo, atOnce)
  const table = fullName(place, tableName)
  if (chunk && chunk.lots.ids.length > 0) {
    await clickhouse.insert(table, columnNames, linesOf(chunk.lots, upTo))
  }
  await markCopied(client, targetOf(place), chunk === null ? null : chunk.to)
  if (chunk === null) await dropOthers(clickhouse, place, tableName)
  return 'more'
}

async function readOn(
  { client, clickhouse, place, atOnce = 50_000 }: Feed,
  { tableName, upTo }: FeedState,
): Promise<Step> {
  const slice = await readSlice(client, upTo, atOnce)
  if (slice === null) {
    await deleteFeedState(client, targetOf(place))
    return 'begun'
  }
  const lines = linesOf(slice.lots, slice.upTo) + deletedLines(slice.gone, slice.upTo)
  if (lines !== '') await clickhouse.insert(fullName(place, tableName), columnNames, lines)
  await markRead(client, targetOf(place), slice)
  return slice.at === null ? 'more' : 'current'
}

/** Tables from former copies, finished or not. */
async function dropOthers(clickhouse: Clickhouse, place: Place, current: string) {
  const rows = await clickhouse.rows(tablesIn(place))
  const tables = new Set(rows.map(([name]) => String(name).replace(/_shard$/, '')))
  for (const table of tables) {
    if (table === current || !/^lots_[0-9a-f]{8}$/.test(table)) continue
    for (const sql of dropTables(place, table)) await clickhouse.run(sql)
  }
}

/** No such table, or no such database; old versions say so only in words. */
const isMissing = (error: unknown) =>
  error instanceof Error && (/\bCode: (60|81)\b/.test(error.message) || ['60', '81'].includes(codeOf(error)))

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
