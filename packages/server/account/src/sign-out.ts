import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { findSession } from './find-session.ts'
import { lockRefreshToken, revokeSessions } from './sessions.repository.ts'

/** Closes the session of either token; somebody already logged out stays that way. */
export async function signOut(
  { db }: { db: Db },
  { access, refresh }: { access: string | undefined; refresh: string | undefined },
): Promise<void> {
  const current = access === undefined ? null : await findSession(db, access)
  await withTransaction({ db }, async (tx) => {
    const named = refresh === undefined ? undefined : await lockRefreshToken(tx, refresh)
    const id = current?.id ?? named?.session_id
    if (id === undefined) return
    await revokeSessions(tx, { id })
    const userId = current?.actor.userId ?? named?.user_id
    const actor = userId === undefined ? null : { userId }
    await recordAudit(tx, { actor, action: 'session.close', entity: 'session', entityId: id })
  })
}
