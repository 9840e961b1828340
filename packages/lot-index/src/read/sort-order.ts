import type { Codes } from '../memory.ts'
import type { Order } from '../segment/segment.ts'

/** An order of rows and the key by row; a key past `greatest` is unknown. */
export type SortOrder = { order: Order; keys: Codes; unknown: number; descending: boolean }
