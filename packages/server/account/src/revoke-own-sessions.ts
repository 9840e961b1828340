import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { assertCurrentPassword } from './own-password.ts'
import type { Session } from './session.ts'
import { revokeSessions } from './sessions.repository.ts'

/**
 * Logs out the user's other devices: one of them, or all. The requesting one stays logged in, and needs the password.
 */
export async function revokeOwnSessions(
  { db }: { db: Db },
  { id: current, actor }: Session,
  { id, others, password }: Input<typeof contracts.revokeSessions>,
  ip: string,
) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  await assertCurrentPassword(db, { account, password, field: 'password', ip })
  if (id === undefined && !others) return
  await withTransaction({ db }, async (tx) => {
    const own = { userId: actor.userId, except: current }
    const closed = await revokeSessions(tx, id === undefined ? own : { ...own, id })
    if (closed === 0) return
    await recordAudit(tx, {
      actor,
      action: 'session.closeOthers',
      entity: 'user',
      entityId: actor.userId,
      after: { closed },
    })
  })
}
