import { roleIds, userTypes } from '@seriba/domain/access/roles'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Logs out clients without a second step, since they must have one from now on. Their sockets are closed too. */
export async function endSingleFactorSessions(tx: Tx): Promise<void> {
  await sql`
    with closed as (
      update sessions set closed_at = now()
      where closed_at is null and user_id in (
        select id from users
        where two_step_since is null and user_type != ${userTypes.manager} and role_id != ${roleIds.manager})
      returning id)
    select pg_notify('sessions', id::text) from closed`.execute(tx)
}
