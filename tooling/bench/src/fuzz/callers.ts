import type { Actor } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { accessCookie } from '@seriba/server-account/cookies'
import { actorOf } from '@seriba/server-account/session'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type Caller = {
  name: string
  actor: Actor | null
  cookie: string
  /** A session of their own again: some calls end the one they had. */
  signInAgain(): Promise<void>
}

const kinds = ['client', 'dealer', 'manager'] as const

/** One caller of each kind, and somebody without a session. */
export async function prepareCallers(db: Db): Promise<Caller[]> {
  const nobody: Caller = { name: 'nobody', actor: null, cookie: '', signInAgain: async () => {} }
  const callers: Caller[] = [nobody]
  for (const kind of kinds) callers.push(await prepareCaller(db, kind))
  return callers
}

async function prepareCaller(db: Db, kind: (typeof kinds)[number]): Promise<Caller> {
  const user = await db
    .insertInto('users')
    .values({
      email: `fuzz-${kind}@bench.example`,
      full_name: `Fuzz ${kind}`,
      role_id: roleIds[kind],
      user_type: kind === 'manager' ? userTypes.manager : userTypes.client,
      credit_limit: 50_000_000,
      staff_role: kind === 'manager' ? 'owner' : null,
      permissions: '{}',
      email_verified_at: new Date(),
    })
    .returning(['id', 'role_id', 'user_type', 'language', 'permissions', 'staff_role'])
    .executeTakeFirstOrThrow()
  // Several answers may say at once that the session is over: renewing it once is enough.
  let signingIn: Promise<void> | null = null
  const caller: Caller = {
    name: kind,
    actor: actorOf(user),
    cookie: '',
    signInAgain() {
      signingIn ??= signIn().finally(() => {
        signingIn = null
      })
      return signingIn
    },
  }
  async function signIn() {
    // Nonsense may have taken away what the account may do.
    await sql`
        update users set role_id = ${user.role_id}, user_type = ${user.user_type}, permissions = '{}'
        where id = ${user.id}`.execute(db)
    const tokens = newTokens()
    await withTransaction({ db }, (tx) =>
      insertSession(tx, user.id, tokens, { ip: '127.0.0.1', userAgent: 'fuzz' }),
    )
    await sql`update sessions set access_expires = now() + interval '1 day' where user_id = ${user.id}`.execute(
      db,
    )
    caller.cookie = `${accessCookie}=${tokens.access}`
  }
  await caller.signInAgain()
  return caller
}
