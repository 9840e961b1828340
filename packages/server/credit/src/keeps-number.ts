import { sql } from 'kysely'
import { archived } from './archived.ts'

/** The domain's `groupKeepsNumber`, for a group `g`. */
export const keepsNumber = (now: Date) => sql<boolean>`exists (
  select from bids b join lots l on l.id = b.lot_id where b.group_id = g.id and not ${archived(now)}
)`
