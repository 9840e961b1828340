import { jstDay } from '@seriba/domain/time/jst'
import { resolveSort } from '../index/index-query.ts'
import { hasEndedLast } from '../lot-order.ts'
import type { LotQuery } from '../lot-search.ts'
import { isOverAt, selectionOf, whereOf } from './selection.ts'

/** A page of IDs in order in one row, and the total number of lots in another. */
export function searchSql(table: string, query: LotQuery, now: Date): string {
  const { pageType, filters, sort, page, pageSize } = query
  const where = whereOf(selectionOf(pageType, jstDay(now), filters))
  const { column, order } = resolveSort(pageType, sort)
  const keys = [
    ...(hasEndedLast(pageType, sort) ? [`${isOverAt(now)} asc`] : []),
    `${column} ${order} nulls last`,
    `id ${order}`,
  ]
  const ids = `select id from ${table} final where ${where}
    order by ${keys.join(', ')} limit ${(page - 1) * pageSize}, ${pageSize}`
  return `select groupArray(id) as ids, toUInt64(0) as total from (${ids})
    union all select emptyArrayUInt32() as ids, count() as total from ${table} final where ${where}`
}

/** The contents of the two rows, whichever comes first. */
export function parseSearchResult(rows: readonly unknown[][]): { ids: number[]; total: number } {
  const found = rows as [ids: (number | string)[], total: number | string][]
  return {
    ids: found.flatMap(([ids]) => ids.map(Number)),
    total: found.reduce((sum, [, total]) => sum + Number(total), 0),
  }
}
