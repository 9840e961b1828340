import { recordAudit } from '../lib/audit.ts'
import { type Db, transact } from '../lib/db.ts'
import type { Session } from './session.ts'
import { closeSessions } from './sessions.repository.ts'

type Which = { id?: string | undefined; others: boolean }

/** Signs one's other devices out: one of them, or all. The one that asks stays in. */
export function closeOwnSessions({ db }: { db: Db }, { id: current, actor }: Session, which: Which) {
  return transact({ db }, async (tx) => {
    const own = { userId: actor.userId, except: current }
    if (which.id === undefined && !which.others) return
    const closed = await closeSessions(tx, which.id === undefined ? own : { ...own, id: which.id })
    if (closed === 0) return
    const after = { closed }
    await recordAudit(tx, {
      actor,
      action: 'session.closeOthers',
      entity: 'user',
      entityId: actor.userId,
      after,
    })
  })
}
