import { finished } from 'node:stream/promises'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyText } from './copy-text.ts'
import { type FeedField, feedFields } from './feed-fields.ts'
import type { FeedRow } from './read-line.ts'
import type { FeedValue } from './read-value.ts'

export type Written = {
  /** Lots that are new or now different. */
  written: number
  unchanged: number
  /** Lines that could not be written, with the reason. */
  refused: { line: number; reason: string }[]
}

export type LotWriter = {
  /** Writes a batch in a transaction of its own; each lot may be named once. */
  write(rows: readonly FeedRow[]): Promise<Written>
  close(): Promise<void>
}

const key = ['kind', 'auction', 'auction_day', 'lot_no']
const facts = [...feedFields.flatMap(({ column }) => column ?? []), 'condition_rank', 'details'].filter(
  (column) => !key.includes(column),
)
const columns = [...key, ...facts]
const list = (names: readonly string[], table = '') => names.map((name) => `${table}${name}`).join(', ')
const sameLot = key.map((name) => `l.${name} = s.${name}`).join(' and ')

/** What a line that does not say it leaves as it is, and what a new lot has then. */
const kept: Record<string, string> = {
  status: `coalesce(s.status, l.status, ${lotStatus.upcoming})`,
  sold_price: 'coalesce(s.sold_price, l.sold_price, 0)',
}
const given = facts.map((name) => kept[name] ?? `s.${name}`).join(', ')

const stage = `create temp table feed_stage on commit delete rows as
  select 0 as line, false as is_result, ${list(columns)} from lots with no data`

const writeLots = `insert into lots (${list(columns)})
  select ${list(key, 's.')}, ${given}
  from feed_stage s left join lots l on ${sameLot}
  where not s.is_result and (l.id is null or (${given}) is distinct from (${list(facts, 'l.')}))
  on conflict (${list(key)}) do update
  set ${facts.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()`

const writeResults = `update lots l
  set status = ${kept.status}, sold_price = ${kept.sold_price}, updated_at = now()
  from feed_stage s
  where s.is_result and ${sameLot}
    and (l.status, l.sold_price) is distinct from (${kept.status}, ${kept.sold_price})`

const unknownResults = `select s.line from feed_stage s left join lots l on ${sameLot}
  where s.is_result and l.id is null`

/** A batch finds its lots by their key; the fresh stage has no statistics that could tell the planner so. */
const plan = `set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off`

/** The lock of the change log, taken first: two writers wait here and not for each other's rows. */
const lock = `select pg_advisory_xact_lock(hashtext('lot_changes'))`

/** Opens the one door through which lots come in: COPY into a stage, then one upsert a batch. */
export async function openLotWriter(pool: pg.Pool): Promise<LotWriter> {
  const client = await pool.connect()
  await client.query(stage)

  async function write(rows: readonly FeedRow[]): Promise<Written> {
    if (rows.length === 0) return { written: 0, unchanged: 0, refused: [] }
    try {
      await client.query(`begin; ${plan}; ${lock}`)
      const written = await merge(client, rows)
      await client.query('commit')
      return written
    } catch (error) {
      await client.query('rollback')
      return searchBadRow(error, rows, write)
    }
  }

  return {
    write,
    async close() {
      const dropped = await client.query('drop table feed_stage').catch((error: Error) => error)
      client.release(dropped instanceof Error)
    },
  }
}

async function merge(client: pg.PoolClient, rows: readonly FeedRow[]): Promise<Written> {
  const copy = client.query(copyFrom(`copy feed_stage (line, is_result, ${list(columns)}) from stdin`))
  copy.end(rows.map(stageLine).join(''))
  await finished(copy)

  const results = rows.filter(({ isResult }) => isResult).length
  const lots = results < rows.length ? await client.query(writeLots) : null
  const updated = results > 0 ? await client.query(writeResults) : null
  const unknown = results > 0 ? await client.query<{ line: number }>(unknownResults) : null

  const refused = (unknown?.rows ?? []).map(({ line }) => ({
    line,
    reason: 'lotNo: no such lot for this result',
  }))
  const written = (lots?.rowCount ?? 0) + (updated?.rowCount ?? 0)
  return { written, unchanged: rows.length - written - refused.length, refused }
}

/** What the database cannot store costs one line and not its batch. */
async function searchBadRow(
  error: unknown,
  rows: readonly FeedRow[],
  write: LotWriter['write'],
): Promise<Written> {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('22')) throw error
  if (rows.length === 1) {
    return { written: 0, unchanged: 0, refused: rows.map(({ line }) => ({ line, reason: error.message })) }
  }
  const half = Math.ceil(rows.length / 2)
  const [first, second] = [await write(rows.slice(0, half)), await write(rows.slice(half))]
  return {
    written: first.written + second.written,
    unchanged: first.unchanged + second.unchanged,
    refused: [...first.refused, ...second.refused],
  }
}

const empty = new Map(feedFields.map((field) => [field.column, emptyOf(field)]))

/** What a lot has where its line says nothing; undefined is NULL. */
function emptyOf({ type, name }: FeedField): FeedValue | undefined {
  if (name === 'startPrice') return 0
  return { text: '', flag: false, urls: [] }[type as string]
}

function stageLine({ line, isResult, columns: values, details }: FeedRow): string {
  let text = `${line}\t${isResult ? 't' : 'f'}`
  for (const name of columns) {
    text += `\t${copyText(name === 'details' ? details : (values[name] ?? empty.get(name)))}`
  }
  return `${text}\n`
}
