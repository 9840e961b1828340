import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * Numbers the events that were committed in the order in which they were written, as the relay does: an update on its own
 * goes by the rows' places in the file, and a later row takes the place of an earlier one that is gone.
 */
export const numberEvents = (db: Db) =>
  sql`
    update events set seq = numbered.seq
    from (
      select id, nextval('event_seq') as seq from (select id from events where seq is null order by id) as waiting
    ) as numbered
    where events.id = numbered.id`.execute(db)
