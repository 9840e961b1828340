import type { Range } from '../bits/bitmap.ts'
import type { Codes } from '../memory.ts'
import type { Order } from '../segment/segment.ts'

/**
 * An order of rows and the key by row, with `unknown` for none. Every row of the search is `within` some places of the
 * order if scope and filters restrict the same key.
 */
export type SortOrder = {
  order: Order
  keys: Codes
  unknown: number
  descending: boolean
  within: Range | null
}

export type Page = { offset: number; limit: number }
