import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** An account with what its second step needs; `secret` exists from the moment the setup begins. */
export function readTwoStep(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language', 'users.last_login'])
    .select(['users.user_type', 'users.role_id', 'users.two_step_since'])
    .select(['two_step.secret', 'two_step.recovery_salt', 'two_step.created_at as begun'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export type TwoStepUser = Awaited<ReturnType<typeof readTwoStep>>

/** Stores the secret when a setup begins, unless the account already has its second step. */
export async function storeSecret(tx: Tx, userId: number, secret: Buffer) {
  const fresh = { secret, last_step: 0, recovery_salt: null, created_at: sql<string>`now()` }
  await tx
    .insertInto('two_step')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** False if this step's code, or a later one, was used before: two requests with one code take turns here. */
export async function consumeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Locks an account while its second step is switched. */
export const lockAccount = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'language', 'user_type', 'role_id', 'two_step_since'])
    .where('id', '=', sql<number>`${userId}::bigint`)
    .forUpdate()
    .executeTakeFirst()

export async function switchOn(tx: Tx, userId: number) {
  await tx.updateTable('users').set({ two_step_since: sql<string>`now()` }).where('id', '=', userId).execute()
}

/** Deletes the second step, its codes, and pending logins. */
export async function switchOff(tx: Tx, userId: number) {
  await tx.updateTable('users').set({ two_step_since: null }).where('id', '=', userId).execute()
  for (const table of ['two_step', 'recovery_codes', 'sign_in_challenges', 'code_failures'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}
