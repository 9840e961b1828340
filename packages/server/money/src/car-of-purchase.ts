import { sql } from 'kysely'

/** Of a purchase `p`: the name of its car as its lot gave it, or null. */
export const carOfPurchase = sql<string | null>`nullif(concat_ws(' ', p.lot->>'maker', p.lot->>'model'), '')`

/** Of a purchase `p`, in which a search of payments looks: its number, its lot’s number, and the name of its car. */
export const searchedOfPurchase = sql<string>`
  concat_ws(' ', p.sku, p.lot->>'lotNo', p.lot->>'maker', p.lot->>'model')`
