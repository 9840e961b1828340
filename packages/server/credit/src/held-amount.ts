import { sql } from 'kysely'

/** Yen that a live bid `b` holds by itself. */
export const heldAmount = sql<number>`(b.amount + b.counted_allowance)`
