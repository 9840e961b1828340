import { sql } from 'kysely'
import type { Db, Tx } from '../lib/db.ts'

export function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'role_id', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

export async function noteSignIn(tx: Tx, userId: number) {
  await tx.updateTable('users').set({ last_login: sql<string>`now()` }).where('id', '=', userId).execute()
}
