import { cursored } from './generated/cursored.ts'

type Query = Record<string, unknown>

/**
 * The query for the beginning of a list: if possible, in a way that is not disturbed by rows that arrive in the
 * meantime.
 */
export const firstPage = (path: string, query: Query = {}): Query =>
  cursored.has(path) && !('page' in query) && !('sort' in query)
    ? { cursor: 'start', ...query }
    : { ...query }

/** The query for the page after this one; null after the last. */
export function nextPage(query: Query, page: unknown): Query | null {
  if (!isRecord(page)) return null
  if (typeof page.nextCursor === 'string') return { ...query, cursor: page.nextCursor }
  if ('nextCursor' in page || !isRecord(page.pageInfo)) return null
  const { page: at, pageSize, totalSearchResults } = page.pageInfo
  const [number, size, total] = [at, pageSize, totalSearchResults].map(Number)
  if (number === undefined || size === undefined || total === undefined) return null
  return number * size < total ? { ...query, page: number + 1 } : null
}

const isRecord = (value: unknown): value is Query => typeof value === 'object' && value !== null
