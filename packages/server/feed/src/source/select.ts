import type { SourceTable } from '@seriba/domain/feeds/feed-source'

type Condition = readonly [column: string, operator: '=' | '>' | '>=' | '<', value: string]

type Select = {
  table: SourceTable
  /** All columns, or how many rows there are. */
  take?: '*' | 'COUNT(*)'
  where?: readonly Condition[]
  orderBy?: string
  limit?: { skip: number; rows: number }
}

/** A statement in the sources' small dialect: no aliases, no time functions, one table. */
export function select({ table, take = '*', where = [], orderBy, limit }: Select): string {
  const conditions = where.map(([column, operator, value]) => `${column} ${operator} ${quoted(value)}`)
  return [
    `SELECT ${take} FROM ${table}`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ...(orderBy === undefined ? [] : [`ORDER BY ${orderBy}`]),
    ...(limit === undefined ? [] : [`LIMIT ${limit.skip},${limit.rows}`]),
  ].join(' ')
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, (char) => `\\${char}`)}'`
