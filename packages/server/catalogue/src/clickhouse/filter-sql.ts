import type { Filter, NumberRange } from '@seriba/lot-index/query'
import { type LotNames, lotsSchema } from '../index/lots-schema.ts'
import { numberLiteral, textLiteral, textLiterals } from './literals.ts'

export type LotFilter = Filter<LotNames>

/** The column for the part of a value after its separator. */
export const tailOf = (column: string) => `${column}Tail`

export const allOf = (filters: readonly LotFilter[]): string =>
  filters.length === 0 ? '1' : filters.map(filterSql).join(' and ')

/** An index filter as a condition; never null, so that its opposite includes all other lots. */
export function filterSql(filter: LotFilter): string {
  if ('either' in filter) {
    const found = anyOf(filter.either.map((all) => `(${allOf(all)})`))
    return filter.not ? `not ${found}` : found
  }
  if ('ids' in filter)
    return filter.ids.length === 0 ? '0' : `id in (${filter.ids.map(numberLiteral).join()})`
  const { column } = filter
  if ('in' in filter) return filter.in.length === 0 ? '0' : `${column} in (${textLiterals(filter.in)})`
  if ('startsWith' in filter) return startsWith(filter.column, filter.startsWith)
  if ('contains' in filter) return `position(${column}, ${textLiteral(filter.contains)}) > 0`
  if ('ranges' in filter) return anyOf(filter.ranges.map((range) => inside(column, range)))
  if (filter.match === 'part') throw new TypeError('parts of words cannot be searched')
  return `hasAll(${column}, [${textLiterals(filter.words)}])`
}

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '0' : `(${conditions.join(' or ')})`

function inside(column: string, [from, to]: NumberRange): string {
  const known = from === null && to === null ? [`isNotNull(${column})`] : []
  const least = from === null ? [] : [`${column} >= ${numberLiteral(Math.ceil(from))}`]
  const most = to === null ? [] : [`${column} <= ${numberLiteral(Math.floor(to))}`]
  return `ifNull(${[...known, ...least, ...most].join(' and ')}, 0)`
}

/** The part before the separator is a separate column, matched as a whole or by its beginning. */
function startsWith(column: LotNames['value'], text: string): string {
  const { separator } = lotsSchema.columns[column] as { separator?: string }
  const at = separator === undefined ? -1 : text.indexOf(separator)
  if (at < 0) return `startsWith(${column}, ${textLiteral(text)})`
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  return `(${column} = ${textLiteral(head)} and startsWith(${tailOf(column)}, ${textLiteral(tail)}))`
}
