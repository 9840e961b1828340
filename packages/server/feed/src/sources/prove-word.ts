import type { Input, Output } from '@seriba/contracts/contract'
import type { proveWord as contract } from '@seriba/contracts/feed-sources'
import { type SourceTable, type WordField, wordColumns } from '@seriba/domain/feeds/feed-source'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { findSource } from '../pull/pull-state.ts'
import { openSource, type Source } from '../source/open-source.ts'
import { SourceError } from '../source/source-error.ts'
import { codeToTest } from './source-access.ts'
import { longestPauseMs, testedLot } from './test-source.ts'

type Ctx = { db: Db; config: { cookieSecret: string; privateFeedHosts: boolean } }

/**
 * Three lots with a word as they would be imported now: the person giving it a meaning sees what the word stands for.
 */
export async function proveWord(
  { db, config }: Ctx,
  { id, field, word }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const found = (await findSource(db, id)) ?? notFound()
  const { settings, words } = found
  const code = await codeToTest(db, { id, settings, code: null }, config.cookieSecret)
  const column = wordColumns[field]
  const source = openSource(
    { ...settings, pauseMs: Math.min(settings.pauseMs, longestPauseMs) },
    { code, privateHosts: config.privateFeedHosts },
  )
  try {
    const { table, rows } = await firstWith(source, tablesFor(field, settings.tables), column, word)
    return { failure: null, column, lots: rows.map((row) => testedLot(row, table, { ...settings, words })) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const { reason, said } = error
    return { failure: { reason, said }, column, lots: [] }
  }
}

/** Results contain lots' outcomes, so a status is looked for there first. */
const tablesFor = (field: WordField, tables: readonly SourceTable[]): SourceTable[] =>
  field === 'status' ? [...tables].sort((one) => (one === 'stats' ? -1 : 1)) : [...tables]

async function firstWith(source: Source, tables: readonly SourceTable[], column: string, word: string) {
  for (const table of tables) {
    const rows = await source.withWord(table, column, word)
    if (rows.length > 0) return { table, rows }
  }
  return { table: 'main' as const, rows: [] }
}
