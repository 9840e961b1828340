import type { Range } from '../bits/bitmap.ts'
import type { Codes } from '../memory.ts'
import type { Order } from '../segment/segment.ts'

/**
 * An order of rows and the key by row, where `unknown` is none. Every row of the search is `within` some
 * places of the order where scope and filters say something of the same key.
 */
export type SortOrder = {
  order: Order
  keys: Codes
  unknown: number
  descending: boolean
  within: Range | null
}

export type Page = { offset: number; limit: number }
