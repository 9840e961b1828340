import { createPool } from '@seriba/server-kit/db'
import type pg from 'pg'
import { type Engine, facetsOf, type Row } from './engine.ts'
import { type Dialect, listingSql, quoted, type Task, tasksOf } from './flat-sql.ts'

const dialect: Dialect = {
  hasWords: (words) => `equipment @> array[${words.map(quoted)}]`,
}

/** PostgreSQL on the flat table: all counts of the same lots in one pass with grouping sets. */
export function postgresEngine(url: string): Engine {
  const pool = createPool({ url, max: 8 })
  return {
    name: 'PostgreSQL',
    async search(query) {
      const { page, total } = listingSql(query, dialect)
      const [found, counted] = await Promise.all([
        pool.query<{ id: number }>(page),
        pool.query<{ total: number }>(total),
      ])
      return { ids: found.rows.map(({ id }) => Number(id)), total: Number(counted.rows[0]?.total) }
    },
    async facets(pageType, filters, wanted) {
      const tasks = tasksOf({ pageType, filters }, wanted, dialect)
      const rows = await Promise.all(
        tasks.flatMap((task) => [
          ...(task.facets.length > 0 ? [counts(pool, task)] : []),
          ...(task.total || task.bounds.length > 0 ? [bounds(pool, task)] : []),
        ]),
      )
      return facetsOf(rows.flat(), filters)
    },
    close: () => pool.end(),
  }
}

async function counts(pool: pg.Pool, { where, facets }: Task): Promise<Row[]> {
  const { rows } = await pool.query<{ g: number; v: string; n: string }>(
    `select grouping(${facets})::integer as g, coalesce(${facets}) as v, count(*) as n from bench_lots
      where ${where} group by grouping sets (${facets.map((name) => `(${name})`)})`,
  )
  // Each bit of `grouping` is a column that is not grouped by, the last column the lowest.
  const nameOf = new Map(
    facets.map((name, i) => [2 ** facets.length - 1 - 2 ** (facets.length - 1 - i), name]),
  )
  return rows.map(({ g, v, n }) => ({
    name: nameOf.get(g) ?? '',
    value: v,
    count: Number(n),
    least: null,
    greatest: null,
  }))
}

async function bounds(pool: pg.Pool, { where, bounds: columns, total }: Task): Promise<Row[]> {
  const ends = columns.map(({ column }) => `min(${column}) as min_${column}, max(${column}) as max_${column}`)
  const { rows } = await pool.query<Record<string, string | null>>(
    `select ${['count(*) as total', ...ends]} from bench_lots where ${where}`,
  )
  const row = rows[0] ?? {}
  const number = (name: string) => (row[name] == null ? null : Number(row[name]))
  return [
    ...(total
      ? [{ name: 'total', value: '', count: number('total') ?? 0, least: null, greatest: null }]
      : []),
    ...columns.map(({ name, column }) => ({
      name,
      value: '',
      count: 0,
      least: number(`min_${column}`),
      greatest: number(`max_${column}`),
    })),
  ]
}
