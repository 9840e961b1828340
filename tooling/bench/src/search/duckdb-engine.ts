import { rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { DuckDBInstance } from '@duckdb/node-api'
import type pg from 'pg'
import { type Engine, facetsOf } from './engine.ts'
import { flatColumns, writeFlatLots } from './flat-lots.ts'
import { type Dialect, listingSql, quoted, type Task, tasksOf } from './flat-sql.ts'

const dialect: Dialect = {
  hasWords: (words) => `list_has_all(equipment, [${words.map(quoted)}])`,
}
const settings = { threads: String(availableParallelism()), memory_limit: '6GB' }

/** A file with the rows in the order of maker, model and code, so that blocks can be skipped by them. */
export async function makeDuckFile(pool: pg.Pool, file: string, anew: boolean) {
  if (!anew && (await stat(file).catch(() => null))) return
  for (const name of [file, `${file}.wal`]) await rm(name, { force: true })
  const csv = `${file}.csv`
  await writeFlatLots(pool, csv)
  const instance = await DuckDBInstance.create(file, settings)
  const connection = await instance.connect()
  const columns = Object.entries(flatColumns).map(([name, type]) => `'${name}': '${type}'`)
  await connection.run(`create table bench_lots as
    select * replace (string_split(equipment, '|') as equipment)
    from read_csv('${csv}', header = false, delim = ',', quote = '"', escape = '"', nullstr = '',
      allow_quoted_nulls = false, columns = {${columns}})
    order by maker, model, chassis, id`)
  await connection.run('checkpoint')
  connection.closeSync()
  instance.closeSync()
  await rm(csv)
}

/** DuckDB on its file: all counts in one statement, with matching rows found once for each set of filters. */
export async function duckEngine(file: string, connections: number): Promise<Engine> {
  const instance = await DuckDBInstance.create(file, { ...settings, access_mode: 'READ_ONLY' })
  const all = await Promise.all(Array.from({ length: connections }, () => instance.connect()))
  const free = [...all]
  const waiting: ((one: (typeof all)[number]) => void)[] = []
  const query = async (sql: string) => {
    const one = free.pop() ?? (await new Promise<(typeof all)[number]>((resolve) => waiting.push(resolve)))
    try {
      return (await one.runAndReadAll(sql)).getRows()
    } finally {
      const next = waiting.shift()
      if (next) next(one)
      else free.push(one)
    }
  }
  return {
    name: 'DuckDB',
    async search(asked) {
      const { page, total } = listingSql(asked, dialect)
      const found = await query(page)
      const [counted] = await query(total)
      return { ids: found.map(([id]) => Number(id)), total: Number(counted?.[0]) }
    },
    async facets(pageType, filters, wanted) {
      const rows = await query(countsSql(tasksOf({ pageType, filters }, wanted, dialect)))
      const number = (value: unknown) => (value === null ? null : Number(value))
      return facetsOf(
        rows.map(([name, value, count, least, greatest]) => ({
          name: String(name),
          value: String(value),
          count: Number(count),
          least: number(least),
          greatest: number(greatest),
        })),
        filters,
      )
    },
    async close() {
      for (const one of all) one.closeSync()
      instance.closeSync()
    },
  }
}

function countsSql(tasks: readonly Task[]): string {
  const found = tasks.map(({ where, facets, bounds }, i) => {
    const columns = ['1 as one', ...facets, ...bounds.map(({ column }) => column)]
    return `found${i} as materialized (select ${columns} from bench_lots where ${where})`
  })
  const counts = tasks.flatMap(({ facets, bounds, total }, i) => [
    ...facets.map(
      (name) => `select '${name}', ${name}, count(*), null, null from found${i} group by ${name}`,
    ),
    ...bounds.map(
      ({ name, column }) =>
        `select '${name}', '', 0, min(${column})::bigint, max(${column})::bigint from found${i}`,
    ),
    ...(total ? [`select 'total', '', count(*), null, null from found${i}`] : []),
  ])
  return `with ${found} ${counts.join(' union all ')}`
}
