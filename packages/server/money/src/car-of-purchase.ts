import { sql } from 'kysely'

/** For a purchase `p`: the name of its car according to its lot, or null. */
export const carOfPurchase = sql<string | null>`nullif(concat_ws(' ', p.lot->>'maker', p.lot->>'model'), '')`

/**
 * For a purchase `p`, the text that a search of payments looks in: its number, its lot’s number, and its car’s name.
 */
export const searchedOfPurchase = sql<string>`
  concat_ws(' ', p.sku, p.lot->>'lotNo', p.lot->>'maker', p.lot->>'model')`
