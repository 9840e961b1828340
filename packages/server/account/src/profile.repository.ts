import type { Db } from '@seriba/server-kit/db'

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

/** What the company stores about an account, with the name of its manager. */
export function readAccount(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('users as manager', 'manager.id', 'users.manager_id')
    .select(['users.created_at', 'users.password_changed_at', 'users.user_type', 'users.role_id'])
    .select(['users.two_step_since', 'users.terms_agreed_at', 'users.terms_version'])
    .select('manager.full_name as manager')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}
