import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * Numbers the committed events in the order in which they were written, as the relay does: a plain update would
 * follow the rows' places in the file, where a later row can take the place of a deleted earlier one.
 */
export const numberEvents = (db: Db) =>
  sql`
    update events set seq = numbered.seq
    from (
      select id, nextval('event_seq') as seq from (select id from events where seq is null order by id) as waiting
    ) as numbered
    where events.id = numbered.id`.execute(db)
