import { createHash } from 'node:crypto'
import { named, type Staged } from '@seriba/lot-index/build/source'
import type pg from 'pg'
import { lotsSchema } from '../index/lots-schema.ts'
import type { Clickhouse } from './clickhouse.ts'
import { plainRows } from './lot-lines.ts'
import { readChunk } from './read-lots.ts'
import { columnNames } from './tables.ts'

/** Lots whose auction is in a month, `YYYY-MM`, or without one; and the sum of their columns' hashes. */
export type Month = { month: string; lots: number; checksum: string }

/** A month whose lots differ between the two. */
export type Difference = { month: string; postgresql: Month | null; clickhouse: Month | null }

const chunk = 50_000

/** Every lot in PostgreSQL, as ClickHouse should have it. */
export async function monthsInPostgres(client: pg.ClientBase): Promise<Month[]> {
  const sums = new Map<string, { lots: number; sum: bigint }>()
  let after = -1
  for (;;) {
    const read = await readChunk(client, after, chunk)
    if (read === null) break
    add(sums, read.lots)
    after = read.to
  }
  return [...sums]
    .map(([month, { lots, sum }]) => ({ month, lots, checksum: String(BigInt.asUintN(64, sum)) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

function add(sums: Map<string, { lots: number; sum: bigint }>, staged: Staged) {
  const { strings, codes } = named(staged.values, 'day')
  const text = plainRows(staged)
  for (let row = 0; row < staged.ids.length; row++) {
    const month = (strings[codes[row] as number] as string).slice(0, 7)
    const known = sums.get(month) ?? { lots: 0, sum: 0n }
    known.lots += 1
    known.sum += createHash('md5').update(text(row)).digest().readBigUInt64BE(0)
    sums.set(month, known)
  }
}

/** The rows visible to searches, hashed where they are. */
export async function monthsInClickhouse(clickhouse: Clickhouse, table: string): Promise<Month[]> {
  const rows = await clickhouse.rows(`select substring(cast(day as String), 1, 7) as month, count() as lots,
      toString(sum(halfMD5(${rowText()}))) as checksum
    from ${table} final where deleted = 0 group by month order by month`)
  return rows.map(([month, lots, checksum]) => ({
    month: String(month),
    lots: Number(lots),
    checksum: String(checksum),
  }))
}

/** A row as `plainRows` writes it. */
function rowText(): string {
  const { columns } = lotsSchema
  const cells = columnNames.slice(0, -2).map((name) => {
    const type = name === 'id' ? 'number' : (columns[name as keyof typeof columns]?.type ?? 'value')
    if (type === 'words') return `arrayStringConcat(${name}, ' ')`
    return type === 'number' ? `ifNull(toString(${name}), '-')` : `cast(${name} as String)`
  })
  return `concat(${cells.join(`, '\\t', `)})`
}

/** Months that differ between the two. */
export function differencesOf(postgresql: readonly Month[], clickhouse: readonly Month[]): Difference[] {
  const find = (months: readonly Month[], month: string) => months.find((one) => one.month === month) ?? null
  const all = [...new Set([...postgresql, ...clickhouse].map(({ month }) => month))].sort()
  return all
    .map((month) => ({ month, postgresql: find(postgresql, month), clickhouse: find(clickhouse, month) }))
    .filter(
      ({ postgresql, clickhouse }) =>
        postgresql?.lots !== clickhouse?.lots || postgresql?.checksum !== clickhouse?.checksum,
    )
}
