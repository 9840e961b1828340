import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** An account with its manager. The number may be larger than any that exists. */
export const readClient = (db: Db, id: number) =>
  db
    .selectFrom('users as c')
    .leftJoin('users as m', 'm.id', 'c.manager_id')
    .leftJoin('users as d', 'd.id', 'c.dealer_id')
    .select([
      'c.id',
      'c.full_name',
      'c.role_id',
      'c.user_type',
      'c.permissions',
      'c.staff_role',
      'c.company',
      'c.country_id',
      'c.city',
      'c.address',
      'c.email',
      'c.mobile',
      'c.office_phone',
      'c.messenger_number',
      'c.port',
      'c.language',
      'c.bid_email_notify',
      'c.short_code',
      'c.manager_id',
      'm.full_name as manager',
      'c.dealer_id',
      'd.full_name as dealer',
      'c.created_at',
      'c.last_login',
      'c.notes',
      'c.two_step_since',
      'c.password_changed_at',
      'c.terms_agreed_at',
      'c.terms_version',
      'c.deletion_asked_at',
    ])
    .where('c.id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()

/** New bids on this Japanese day, as the daily limit counts them. */
export async function bidsPlacedToday(db: Db, clientId: number, now: Date): Promise<number> {
  const { placed } = await db
    .selectFrom('bids')
    .select((eb) => eb.fn.countAll<number>().as('placed'))
    .where('client_id', '=', clientId)
    .where('bid_date', '>=', sql<string>`${startOfJstDay(jstDay(now))}::timestamptz`)
    .executeTakeFirstOrThrow()
  return placed
}
