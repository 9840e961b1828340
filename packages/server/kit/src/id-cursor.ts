import { ApiError } from './api-error.ts'

/** A place in a list sorted by ID, newest first. Later rows come before it and move nothing. */
export type IdCursor = { before: number | null }

/** Null: the list is requested by pages. */
export function readIdCursor(text: string | undefined): IdCursor | null {
  if (text === undefined) return null
  if (text === 'start') return { before: null }
  if (/^[1-9]\d{0,14}$/.test(text)) return { before: Number(text) }
  throw new ApiError('invalid_input', { fields: { cursor: 'invalid_input' } })
}

/** The cursor for the rows after these; null after the last, and for requests by page. */
export function nextCursorOf(cursor: IdCursor | null, rows: readonly { id: number }[], pageSize: number) {
  if (cursor === null) return {}
  const last = rows.at(-1)
  return { nextCursor: last === undefined || rows.length < pageSize ? null : String(last.id) }
}
