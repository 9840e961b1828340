import { roleIds } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { hashOf, type Tokens } from './tokens.ts'

export const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 24 * 60 * 60
/** However often it is refreshed, a session then ends, and the password is required again. */
const longestDays = 90

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`

export type Browser = {
  ip: string
  userAgent: string
  /** What identifies it, if it was here before; null if nothing may be stored in it. */
  device?: string | null | undefined
}

export async function insertSession(tx: Tx, userId: number, tokens: Tokens, { ip, userAgent }: Browser) {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      access_hash: hashOf(tokens.access),
      access_expires: inSeconds(accessSeconds),
      ip,
      user_agent: userAgent.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRefreshToken(tx, id, tokens.refresh)
  return id
}

async function insertRefreshToken(tx: Tx, sessionId: string, refresh: string) {
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(refresh), session_id: sessionId, expires_at: inSeconds(refreshSeconds) })
    .execute()
}

/** A refresh token with its session, both locked so that two tabs take turns. */
export function lockRefreshToken(tx: Tx, refresh: string) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.user_id', 'sessions.closed_at', 'refresh_tokens.used_at'])
    .select(['users.user_type', 'users.role_id', 'users.two_step_since'])
    .select([
      sql<boolean>`refresh_tokens.expires_at <= now() or users.role_id = ${roleIds.disabled}
        or sessions.created_at <= now() - make_interval(days => ${longestDays})`.as('expired'),
      sql<boolean>`refresh_tokens.used_at > now() - interval '10 seconds'`.as('just_used'),
    ])
    .where('refresh_tokens.hash', '=', hashOf(refresh))
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst()
}

/** Replaces a session's tokens. */
export async function rotateTokens(tx: Tx, sessionId: string, used: string, next: Tokens) {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('hash', '=', hashOf(used))
    .execute()
  await tx
    .updateTable('sessions')
    .set({
      access_hash: hashOf(next.access),
      access_expires: inSeconds(accessSeconds),
      last_seen_at: sql<string>`now()`,
    })
    .where('id', '=', sessionId)
    .execute()
  await insertRefreshToken(tx, sessionId, next.refresh)
}

export async function isUnused(tx: Tx, refresh: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('hash', '=', hashOf(refresh))
    .executeTakeFirst()
  return row?.used_at === null
}

/** An account's open sessions, most recently used first. */
export function listSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'access_expires'])
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('session_id', '=', 'sessions.id')
          .where('used_at', 'is', null)
          .where('expires_at', '>', sql<string>`now()`),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Which of these sessions are still open. */
export async function findOpenSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('closed_at', 'is', null)
    .execute()
  return new Set(open.map(({ id }) => id))
}

type Which = { id: string } | { userId: number; id?: string; except?: string }

/** Closes sessions and notifies every process, so that their sockets are closed too. Returns how many. */
export async function revokeSessions(tx: Tx, which: Which): Promise<number> {
  const closed = await tx
    .updateTable('sessions')
    .set({ closed_at: sql<string>`now()` })
    .where('closed_at', 'is', null)
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? ''))
    .$if('userId' in which, (query) => query.where('user_id', '=', 'userId' in which ? which.userId : 0))
    .$if('except' in which, (query) => query.where('id', '!=', ('except' in which && which.except) || ''))
    .returning('id')
    .execute()
  for (const { id } of closed) await sql`select pg_notify('sessions', ${id})`.execute(tx)
  return closed.length
}

/** Makes an account's sockets join their current rooms; nobody is logged out. */
export async function reconnectSessions(tx: Tx, userId: number) {
  await sql`
    select pg_notify('sessions', id::text) from sessions where user_id = ${userId} and closed_at is null`.execute(
    tx,
  )
}
