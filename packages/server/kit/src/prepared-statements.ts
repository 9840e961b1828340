import { createHash } from 'node:crypto'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './db-types.ts'

const mark = '/* prepared */'

/**
 * Put first in a statement on a hot path: PostgreSQL then plans it once per connection instead of every time. Only
 * for statements whose plan does not depend on their values.
 */
export const preparedQuery = sql.raw<never>(mark)

/** A parameter of a `preparedStatement`, by its position from 1. */
export const parameter = (place: number) => sql.raw<never>(`$${place}`)

/** A prepared statement, compiled once; each call passes the values of its parameters. */
export function preparedStatement<Row>(text: RawBuilder<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  const compile = (db: Db | Tx): CompiledQuery<Row> => {
    const { parameters, ...query } = text.compile(db)
    if (parameters.length > 0) throw new Error('a prepared statement takes its values as parameters')
    return { ...query, sql: `${mark} ${query.sql}`, parameters }
  }
  return async (db: Db | Tx, values: readonly unknown[]): Promise<Row[]> => {
    compiled ??= compile(db)
    return (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows
  }
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/** Makes a connection keep the plans of marked statements. */
export function enablePreparedStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query
  const keeping: Query = (statement, ...rest) => {
    if (typeof statement !== 'string' || !isMarked(statement)) return query(statement, ...rest)
    const [values, ...others] = rest
    return query({ name: nameOf(statement), text: statement, values }, ...others)
  }
  Object.assign(client, { query: keeping })
}

/** Query builders put their own first word before the mark. */
const isMarked = (statement: string) => statement.slice(0, mark.length + 10).includes(mark)

const names = new Map<string, string>()

/** PostgreSQL keeps a plan under a name of at most 63 characters, so each text gets its own name. */
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('hex').slice(0, 32)
  names.set(statement, name)
  return name
}
