import { roleIds } from '@seriba/domain/access/roles'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** In the audit, once a form. */
export const signUpAction = 'user.signUp'

type Account = { email: string } | { id: number }

/**
 * The account that somebody asked for themselves and nobody has confirmed. One that staff has opened for its client,
 * or has given anything since, is taken, confirmed or not.
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

/** Whether an account was ever asked for by more than one form; which is its owner's, nobody can tell. */
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
