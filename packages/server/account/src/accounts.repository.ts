import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'language', 'last_login', 'user_type', 'role_id'])
    .select(['password_hash', 'email_verified_at', 'two_step_since'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

export async function recordSignIn(tx: Tx, userId: number) {
  await tx.updateTable('users').set({ last_login: sql<string>`now()` }).where('id', '=', userId).execute()
}
