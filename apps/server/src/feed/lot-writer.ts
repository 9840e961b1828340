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

const stage = `create temp table feed_stage on commit delete rows as
  select 0 as line, false as is_result, ${list(columns)} from lots with no data`

/** A lot's line that says no status or sold price leaves them as they are. */
const keepOutcome = `update feed_stage s
  set status = coalesce(s.status, l.status), sold_price = coalesce(s.sold_price, l.sold_price)
  from lots l
  where not s.is_result and (s.status is null or s.sold_price is null) and ${sameLot}`

const firstOutcome: Record<string, string> = {
  status: `coalesce(s.status, ${lotStatus.upcoming})`,
  sold_price: 'coalesce(s.sold_price, 0)',
}

/** Whatever changes is logged in the same breath, for those who keep a copy of the lots. */
const logged = `logged as (insert into lot_changes (lot_id) select id from changed)
  select count(*) as written, case when count(*) > 0 then pg_notify('lot_changes', '') end from changed`

const writeLots = `with changed as (
    insert into lots (${list(columns)})
    select ${list(key, 's.')}, ${facts.map((name) => firstOutcome[name] ?? `s.${name}`).join(', ')}
    from feed_stage s where not s.is_result
    on conflict (${list(key)}) do update
    set ${facts.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()
    where (${list(facts, 'lots.')}) is distinct from (${list(facts, 'excluded.')})
    returning id
  ), ${logged}`

const outcome = 'coalesce(s.status, l.status), coalesce(s.sold_price, l.sold_price)'
const writeResults = `with changed as (
    update lots l set (status, sold_price, updated_at) = (${outcome}, now())
    from feed_stage s
    where s.is_result and ${sameLot} and (l.status, l.sold_price) is distinct from (${outcome})
    returning l.id
  ), ${logged}`

const unknownResults = `select s.line from feed_stage s left join lots l on ${sameLot}
  where s.is_result and l.id is null`

/** A batch finds its lots by their key; the fresh stage has no statistics that could tell the planner so. */
const plan = `set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off`

/** Batches do not wait for the disk; dropping the stage at the end waits for them all. */
const hurry = 'set local synchronous_commit = off'

/** The table would log its changes row by row; a batch does it in one statement. */
const logsItself = `set local seriba.logs_lots = 'yes'`

/** One writer at a time: numbers in the log become visible in their order, and nobody waits crosswise. */
const lock = `select pg_advisory_xact_lock(hashtext('lot_changes'))`

/** Opens the one door through which lots come in: COPY into a stage, then one upsert a batch. */
export async function openLotWriter(pool: pg.Pool): Promise<LotWriter> {
  const client = await pool.connect()
  await client.query(stage)

  async function write(rows: readonly FeedRow[]): Promise<Written> {
    if (rows.length === 0) return { written: 0, unchanged: 0, refused: [] }
    try {
      await client.query(`begin; ${plan}; ${hurry}; ${logsItself}; ${lock}`)
      return await merge(client, rows)
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

  const hasResults = rows.some(({ isResult }) => isResult)
  const hasLots = rows.some(({ isResult }) => !isResult)
  const isPartial = ({ isResult, columns: { status, sold_price } }: FeedRow) =>
    !isResult && (status === undefined || sold_price === undefined)
  const statements = [
    ...(rows.some(isPartial) ? [keepOutcome] : []),
    ...(hasLots ? [writeLots] : []),
    ...(hasResults ? [writeResults, unknownResults] : []),
    'commit',
  ]
  // Several statements in one message give a list of answers.
  const answers = (await client.query(statements.join(';'))) as unknown as pg.QueryResult<Answer>[]
  const said = answers.flatMap(({ rows }) => rows)
  const written = said.reduce((sum, answer) => sum + ('written' in answer ? answer.written : 0), 0)
  const refused = said.flatMap((answer) =>
    'line' in answer ? [{ line: answer.line, reason: 'lotNo: no such lot for this result' }] : [],
  )
  return { written, unchanged: rows.length - written - refused.length, refused }
}

type Answer = { written: number } | { line: number }

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
