import { roleIds } from '@seriba/domain/access/roles'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** In the audit log, once per form. */
export const signUpAction = 'user.signUp'

type Account = { email: string } | { id: number }

/**
 * An account that somebody signed up for and nobody has confirmed. One that staff have opened for its client, or have
 * given anything since, counts as taken, confirmed or not.
 */
export async function lockUnconfirmed(tx: Tx, account: Account): Promise<number | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where(
      'email' in account
        ? sql<boolean>`lower(email) = ${account.email.toLowerCase()}`
        : sql<boolean>`id = ${account.id}`,
    )
    .where('email_verified_at', 'is', null)
    .where('terms_agreed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit')
            .select('audit.id')
            .where('entity', '=', 'user')
            .whereRef('entity_id', '=', sql`users.id::text`)
            .where('actor_id', 'is not', null),
        ),
      ),
    )
    .where('role_id', '=', roleIds.client)
    .forUpdate()
    .executeTakeFirst()
  return user?.id
}

/** Whether there was ever more than one sign-up form for an account; nobody can tell which is its owner's. */
export async function isRepeatSignUp(tx: Tx, userId: number): Promise<boolean> {
  const { forms } = await tx
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('forms'))
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(userId))
    .where('action', '=', signUpAction)
    .executeTakeFirstOrThrow()
  return forms > 1
}
