import type { Db } from '../lib/db.ts'

export function readProfile(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'full_name',
      'email',
      'company',
      'country_id',
      'currency',
      'role_id',
      'user_type',
      'city',
      'address',
      'last_login',
      'created_at',
      'mobile',
      'office_phone',
      'bid_email_notify',
      'language',
      'is_new_notification',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
