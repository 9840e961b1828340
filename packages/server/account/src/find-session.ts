import { roleIds } from '@seriba/domain/access/roles'
import type { Db } from '@seriba/server-kit/db'
import { parameter, preparedStatement } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'
import { type Session, sessionOf, type UserIdentity } from './session.ts'
import { hashOf } from './tokens.ts'
import { requiresTwoStepSetup, type TwoStepRule } from './two-step/two-step-rule.ts'

type Row = UserIdentity & {
  place: number
  session_id: string
  left_ms: number
  two_step_since: string | null
}

/** A session, and how much longer its access token is valid. */
export type SessionLookup = { session: Session; leftMs: number }

const sessionsOf = preparedStatement(sql<Row>`
  select asked.place, s.id as session_id, extract(epoch from s.access_expires - now()) * 1000 as left_ms, u.id, u.user_type, u.role_id, u.language, u.permissions, u.staff_role, u.two_step_since
  from unnest(${parameter(1)}::bytea[]) with ordinality as asked (hash, place)
  join sessions s on s.access_hash = asked.hash and s.closed_at is null and s.access_expires > now()
  join users u on u.id = s.user_id and u.role_id <> ${sql.lit(roleIds.disabled)}`)

/**
 * The sessions for tokens; none for tokens that are unknown, expired, or closed, for a disabled account, or for one
 * that lacks a required second step.
 */
export async function findSessions(
  db: Db,
  accessTokens: readonly string[],
  rule: TwoStepRule = { staff: false, clients: false },
): Promise<ReadonlyMap<string, SessionLookup>> {
  const tokens = [...new Set(accessTokens)]
  const rows = await sessionsOf(db, [tokens.map(hashOf)])
  return new Map(
    rows
      .filter((row) => !requiresTwoStepSetup(rule, row))
      .map((row) => [
        tokens[row.place - 1] ?? '',
        { session: sessionOf(row.session_id, row), leftMs: row.left_ms },
      ]),
  )
}

export async function findSession(db: Db, accessToken: string, rule?: TwoStepRule): Promise<Session | null> {
  return (await findSessions(db, [accessToken], rule)).get(accessToken)?.session ?? null
}
