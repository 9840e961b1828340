import type { Row } from './rows.ts'

type Condition = { column: string; operator: string; value: string }

export type Statement = {
  table: string
  isCount: boolean
  conditions: Condition[]
  skip: number
  rows: number
}

const form =
  /^SELECT\s+(\*|COUNT\(\*\))\s+FROM\s+(\w+)(?:\s+WHERE\s+(.+?))?(?:\s+ORDER BY\s+\w+)?(?:\s+LIMIT\s+(\d+),(\d+))?$/i
const condition = /(\w+)\s*(>=|<=|=|>|<)\s*'((?:[^'\\]|\\.)*)'/g

/** An answer has at most this many rows; callers that ask for more are not told. */
export const mostRows = 250

/** What the small dialect understands; null for everything else. */
export function parseStatement(text: string): Statement | null {
  const [, take = '', table = '', where = '', skip = '0', rows = String(mostRows)] =
    form.exec(text.trim()) ?? []
  if (take === '') return null
  return {
    table: table.toLowerCase(),
    isCount: take !== '*',
    conditions: [...where.matchAll(condition)].map(([, column = '', operator = '', value = '']) => ({
      column,
      operator,
      value: value.replace(/\\(.)/g, '$1'),
    })),
    skip: Number(skip),
    rows: Math.min(Number(rows), mostRows),
  }
}

const compares: Record<string, (left: string, right: string) => boolean> = {
  '=': (left, right) => left === right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
}

export const matchesConditions = (row: Row, { conditions }: Statement) =>
  conditions.every(({ column, operator, value }) => compares[operator]?.(row[column] ?? '', value) ?? false)
