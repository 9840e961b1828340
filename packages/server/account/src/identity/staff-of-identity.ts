import { isManager } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type Identity = {
  issuer: string
  subject: string
  /** Null if the provider has verified none. */
  verifiedEmail: string | null
}

/**
 * The staff account that an identity belongs to: the one it was linked to, or the one with its verified address,
 * which is then linked. No accounts are created, and clients have none here.
 */
export async function staffOfIdentity(tx: Tx, { issuer, subject, verifiedEmail }: Identity, ip: string) {
  const linked = await accounts(tx)
    .innerJoin('staff_identities', 'staff_identities.user_id', 'users.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (linked) return admitted(linked)
  const user = admitted(verifiedEmail === null ? undefined : await withEmail(tx, verifiedEmail))
  const { rows } = await sql<{ subject: string }>`
    select subject from staff_identities where issuer = ${issuer} and user_id = ${user.id}`.execute(tx)
  const [known] = rows
  // Linked at the same moment from another window.
  if (known?.subject === subject) return user
  // The account belongs to another subject: an address that has been reassigned does not open it.
  if (known) throw new ApiError('identity_unknown')
  await tx.insertInto('staff_identities').values({ issuer, subject, user_id: user.id }).execute()
  await recordAudit(tx, {
    actor: { userId: user.id },
    action: 'identity.link',
    entity: 'user',
    entityId: user.id,
    after: { issuer, subject },
    ip,
  })
  return user
}

const accounts = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language', 'users.last_login'])
    .select(['users.user_type', 'users.role_id', 'users.email_verified_at', 'users.two_step_since'])

const withEmail = (tx: Tx, email: string) =>
  accounts(tx).where(sql`lower(email)`, '=', email.trim().toLowerCase()).forUpdate().executeTakeFirst()

type Account = NonNullable<Awaited<ReturnType<typeof withEmail>>>

/** Only an account's owner is told what is wrong with it, as after a correct password. */
function admitted(user: Account | undefined): Account {
  if (!user || !isManager({ userType: user.user_type, roleId: user.role_id }))
    throw new ApiError('identity_unknown')
  if (user.role_id === roleIds.disabled) throw new ApiError('invalid_user')
  if (user.email_verified_at === null) throw new ApiError('email_not_verified')
  return user
}
