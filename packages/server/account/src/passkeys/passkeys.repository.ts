import type { Passkey } from '@seriba/contracts/passkeys'
import type { Db, Tx } from '@seriba/server-kit/db'

export const passkeysOf = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'host', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

type Row = { id: number; name: string; created_at: string; used_at: string | null }

export const toPasskey = ({ id, name, created_at, used_at }: Row): Passkey => ({
  id,
  name,
  created: created_at,
  used: used_at,
})

/** A passkey with the account that it opens. */
export const findPasskey = (db: Db, credentialId: string, host: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.language', 'users.last_login'])
    .select(['users.user_type', 'users.role_id', 'users.email_verified_at', 'users.two_step_since'])
    .select(['passkeys.id as passkey_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('host', '=', host)
    .executeTakeFirst()

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>
