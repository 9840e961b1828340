import type * as contracts from '@seriba/contracts/client-parts'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { lockAccount } from '@seriba/server-account/lock-account'
import { listSessions, revokeSessions } from '@seriba/server-account/sessions.repository'
import { recoveryCodesLeft } from '@seriba/server-account/two-step/recovery-codes'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { findVisibleClient } from './find-visible-client.ts'

/** Where a client is logged in, and how they prove their identity. */
export async function clientSessions(
  { db }: { db: Db },
  { id }: Input<typeof contracts.clientSessions>,
): Promise<Output<typeof contracts.clientSessions>> {
  const client = await findVisibleClient(db, id)
  const [sessions, recoveryCodes] = await Promise.all([listSessions(db, id), recoveryCodesLeft(db, id)])
  const now = Date.now()
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      ip: session.ip,
      userAgent: session.user_agent,
      since: session.created_at,
      lastSeen: session.last_seen_at,
      online: new Date(session.access_expires).getTime() > now,
    })),
    passwordChanged: client.password_changed_at,
    recoveryCodes,
  }
}

/** Logs a client out of one browser, or of all; their sockets are closed too. */
export function closeClientSessions(
  { db }: { db: Db },
  actor: Actor,
  { id, session }: Input<typeof contracts.closeClientSessions>,
  ip: string,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockAccount(tx, id)
    const closed = await revokeSessions(tx, { userId: id, ...(session && { id: session }) })
    if (closed === 0) return
    await recordAudit(tx, {
      actor,
      action: 'session.closeByStaff',
      entity: 'user',
      entityId: id,
      after: { closed },
      ip,
    })
  })
}
