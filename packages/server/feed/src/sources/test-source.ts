import type { Input } from '@seriba/contracts/contract'
import type { testSource as contract, SourceTest, TestedLot } from '@seriba/contracts/feed-sources'
import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { InvalidRow } from '../invalid-row.ts'
import { placeOf, places } from '../lot-columns.ts'
import { findSource } from '../pull/pull-state.ts'
import { readLine } from '../read-line.ts'
import { openSource } from '../source/open-source.ts'
import type { SourceRow } from '../source/read-answer.ts'
import { SourceError } from '../source/source-error.ts'
import { isDayOnly, listedNumber, type RowSettings, readRow } from '../source/source-record.ts'
import { codeToTest } from './source-access.ts'

type Ctx = { db: Db; config: { cookieSecret: string; privateFeedHosts: boolean } }

/** A person is waiting for it. */
export const longestPauseMs = 1000

/** Ten lots from a source, read as they would be imported; nothing is stored. */
export async function testSource({ db, config }: Ctx, input: Input<typeof contract>): Promise<SourceTest> {
  const { id, settings, table, skip } = input
  const code = await codeToTest(db, input, config.cookieSecret)
  const words = id === null ? {} : ((await findSource(db, id))?.words ?? {})
  const open = (pauseMs: number) =>
    openSource({ ...settings, pauseMs }, { code, privateHosts: config.privateFeedHosts })
  const started = performance.now()
  const milliseconds = () => Math.round(performance.now() - started)
  const today = jstDay(new Date())
  try {
    const rows = await open(0).sample(table, today, skip)
    const took = milliseconds()
    const total = await open(Math.min(settings.pauseMs, longestPauseMs))
      .count(table, today)
      .catch(() => null)
    const lots = rows.map((row) => testedLot(row, table, { ...settings, words }))
    return { failure: null, milliseconds: took, total, lots }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const { reason, said } = error
    return { failure: { reason, said }, milliseconds: milliseconds(), total: null, lots: [] }
  }
}

const shown = 200

/** A row as its lot would be imported. */
export function testedLot(row: SourceRow, table: SourceTable, settings: RowSettings): TestedLot {
  const { record, sourceId, unknown } = readRow(row, table, settings)
  const { values, problem } = valuesOf(record)
  const text = (column: string) => String(values?.[placeOf(column)] ?? record[column] ?? '').slice(0, shown)
  const whole = (column: string) => {
    const value = values?.[placeOf(column)]
    return typeof value === 'number' ? value : null
  }
  const images = values?.[placeOf('images')]
  const pictures = Array.isArray(images) ? images : []
  const status = values?.[places.status]
  return {
    sourceId: sourceId.slice(0, shown),
    lotNo: listedNumber(row).slice(0, shown),
    auction: text('auction'),
    auctionDate: typeof values?.[places.auctionAt] === 'string' ? text('auction_at') : null,
    hasTime: !isDayOnly(row),
    maker: text('maker'),
    model: text('model'),
    grade: text('grade'),
    year: whole('year'),
    chassis: text('chassis'),
    engine: whole('engine'),
    gearbox: text('gearbox'),
    drive: text('drive'),
    color: text('color'),
    condition: text('condition'),
    mileage: whole('mileage'),
    status: typeof status === 'number' ? status : lotStatus.upcoming,
    startPrice: whole('start_price') ?? 0,
    soldPrice: whole('sold_price') ?? 0,
    image: pictures[0] ?? null,
    hasSheet: values?.[placeOf('auction_sheet')] !== undefined,
    pictures: pictures.length,
    unknown,
    problem,
    raw: Object.entries(row).map(([name, value]) => ({ name, value: value.slice(0, shown) })),
  }
}

function valuesOf(record: Parameters<typeof readLine>[0]) {
  try {
    return { values: readLine(record, 1).values, problem: null }
  } catch (error) {
    if (error instanceof InvalidRow) return { values: null, problem: error.message }
    throw error
  }
}
