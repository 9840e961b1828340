import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { feedProblem } from '@seriba/i18n/feed-problem'
import { lotsLock } from '@seriba/server-kit/lock-lots'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyCells } from './copy-text.ts'
import { columnDefaults, places } from './lot-columns.ts'
import { copyToLots, logNew, lotLine, queryLastId, queryLots, querySales } from './new-lots.ts'
import type { FeedRow } from './read-line.ts'
import type { Ask } from './resolve-spellings.ts'
import { copyToStage, createStagingTable, dropStagingTable, stageRow, stageStatements } from './stage.ts'

export type Written = {
  /** Lots that are new or have changed. */
  written: number
  /** How many of them are new. */
  fresh: number
  unchanged: number
  /** Lines that could not be written, with the reason. */
  refused: { line: number; reason: string }[]
}

type PreparedRow = FeedRow & { cells: string }
export type Prepared = readonly PreparedRow[]

/**
 * Puts a batch into the form in which it is sent. This is done beforehand, since the database holds its lock for a
 * batch.
 */
export const prepare = (rows: Iterable<FeedRow>): Prepared =>
  Array.from(rows, (row) => ({ ...row, cells: copyCells(row.values, columnDefaults) }))

/** What is written in a batch's transaction in addition to its lots. */
export type Around = {
  /** Statements before the batch's lots are looked up. */
  before: readonly string[]
  /** Returns the rest; an error rolls the batch back. */
  after(written: Written, ask: (statements: readonly string[]) => Promise<Answer[]>): Promise<void>
}

export type LotWriter = {
  /** Writes a batch in its own transaction; each lot may be named once. */
  write(rows: Prepared, around?: Around): Promise<Written>
  /** Queries between batches, when none is being written. */
  ask: Ask
  close(): Promise<void>
}

/**
 * A batch finds its lots by their key, but the fresh stage has no statistics that would tell the planner so. A plan
 * that is forced counts as expensive, for which older versions would compile code.
 */
const plan = `set local enable_hashjoin = off; set local enable_mergejoin = off;
  set local enable_seqscan = off; set local jit = off`

/** Batches do not wait for the disk; dropping the stage at the end waits for them all. */
const hurry = 'set local synchronous_commit = off'

/** The table would log its changes row by row; a batch does so in one statement. */
const logsItself = `set local seriba.logs_lots = 'yes'`

/** The only way in which lots are written: new ones by COPY, changes to known ones through a staging table. */
export async function openLotWriter(pool: pg.Pool): Promise<LotWriter> {
  const client = await pool.connect()
  try {
    await client.query(createStagingTable)
  } catch (error) {
    client.release(true)
    throw error
  }

  async function attempt(rows: Prepared, around?: Around): Promise<Written> {
    try {
      return await merge(client, rows, around)
    } catch (error) {
      // If the connection broke there is nothing to roll back, and the cause is what matters.
      await client.query('rollback').catch(() => {})
      throw error
    }
  }

  async function write(rows: Prepared, around?: Around): Promise<Written> {
    if (rows.length === 0 && !around) return nothing
    try {
      return await attempt(rows, around)
    } catch (error) {
      if (rows.length === 0) throw error
      if (!around) return searchBadRow(error, rows, write)
      // Its good lots are written separately, which can be repeated; whatever follows them comes at the end.
      if (isBadData(error)) await attempt([], { ...around, after: async () => {} })
      const written = await searchBadRow(error, rows, write)
      await attempt([], { before: [], after: (_none, ask) => around.after(written, ask) })
      return written
    }
  }

  return {
    write,
    ask: async (statement, values) => (await client.query(statement, values)).rows,
    async close() {
      const dropped = await client.query(dropStagingTable).catch((error: Error) => error)
      client.release(dropped instanceof Error)
    },
  }
}

const nothing: Written = { written: 0, fresh: 0, unchanged: 0, refused: [] }

async function merge(client: pg.PoolClient, rows: Prepared, around?: Around): Promise<Written> {
  const lots = rows.filter(({ isResult }) => !isResult)
  const { last, known } = await begin(client, lots, around?.before ?? [])
  const fresh = lots.filter((row) => !known.has(row))
  const staged = rows.filter((row) => row.isResult || known.has(row))

  if (fresh.length > 0) await copy(client, copyToLots, fresh, lotLine)
  if (staged.length > 0) await copy(client, copyToStage, staged, stageRow)
  const said = await ask(client, [
    ...(fresh.length > 0 ? logNew(last) : []),
    ...stageStatements(staged),
    ...(around ? ['select'] : ['commit']),
  ])
  const written = said.reduce((sum, { written = 0 }) => sum + written, fresh.length)
  const refused = said.flatMap(({ line }) =>
    line === undefined ? [] : [{ line, reason: `lotNo: ${feedProblem('noLot')}` }],
  )
  const result = { written, fresh: fresh.length, unchanged: rows.length - written - refused.length, refused }
  if (around) {
    await around.after(result, (statements) => ask(client, statements))
    await client.query('commit')
  }
  return result
}

/**
 * Begins a transaction and finds out which lots exist. Most of a feed consists of whole days of a hall; lots are
 * looked up one by one only on days that already have some.
 */
async function begin(client: pg.PoolClient, lots: Prepared, before: readonly string[]) {
  const sales = [...new Map(lots.map((row) => [saleOf(row), row])).values()]
  const first = ['begin', plan, hurry, logsItself, lotsLock, ...before, queryLastId]
  const found = await ask(client, [...first, querySales(sales)])
  const last = found.find((answer) => answer.last !== undefined)?.last ?? 0
  const begun = new Set(found.flatMap(({ known }) => (known === undefined ? [] : saleOf(sales[known]))))
  const candidates = lots.filter((row) => begun.has(saleOf(row)))
  const there = candidates.length === 0 ? [] : await ask(client, [queryLots(candidates)])
  return { last, known: new Set(there.map(({ known = 0 }) => candidates[known])) }
}

const saleOf = (row: PreparedRow | undefined) =>
  `${row?.values[places.kind]}\t${row?.values[places.auctionDay]}\t${row?.values[places.auction]}`

type Answers = pg.QueryResult<Answer>
type Answer = { last?: number; known?: number; written?: number; line?: number; stepped?: number }

/** Several statements in one message return a list of results. */
async function ask(client: pg.PoolClient, statements: readonly string[]): Promise<Answer[]> {
  const answers: Answers | Answers[] = await client.query<Answer>(statements.join(';'))
  return [answers].flat().flatMap(({ rows }) => rows)
}

/** The database processes the first lines while the next are being written. */
const copy = (client: pg.PoolClient, statement: string, rows: Prepared, line: (row: PreparedRow) => string) =>
  pipeline(Readable.from(pieces(rows, line)), client.query(copyFrom(statement)))

const rowsOfPiece = 200

function* pieces(rows: Prepared, line: (row: PreparedRow) => string) {
  for (let at = 0; at < rows.length; at += rowsOfPiece) {
    let piece = ''
    for (const row of rows.slice(at, at + rowsOfPiece)) piece += line(row)
    yield piece
  }
}

const isBadData = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code?.startsWith('22') === true

/** What the database cannot store costs one line rather than its batch. */
async function searchBadRow(error: unknown, rows: Prepared, write: LotWriter['write']): Promise<Written> {
  if (!isBadData(error)) throw error
  if (rows.length === 1) {
    return {
      written: 0,
      fresh: 0,
      unchanged: 0,
      refused: rows.map(({ line }) => ({ line, reason: error.message })),
    }
  }
  const half = Math.ceil(rows.length / 2)
  const [first, second] = [await write(rows.slice(0, half)), await write(rows.slice(half))]
  return {
    written: first.written + second.written,
    fresh: first.fresh + second.fresh,
    unchanged: first.unchanged + second.unchanged,
    refused: [...first.refused, ...second.refused],
  }
}
