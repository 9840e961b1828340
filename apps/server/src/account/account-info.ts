import type { AccountInfo } from '@seriba/contracts/user'
import type { AppContext } from '../context.ts'
import { minLengthOf } from './new-password.ts'
import { readAccount } from './profile.repository.ts'
import type { Session } from './session.ts'
import { listSessions } from './sessions.repository.ts'

/** What the company keeps of one's account, and where it is open. */
export async function accountInfo({ db, company }: AppContext, { id, actor }: Session): Promise<AccountInfo> {
  const [account, sessions] = await Promise.all([
    readAccount(db, actor.userId),
    listSessions(db, actor.userId),
  ])
  return {
    registered: account.created_at,
    manager: account.manager,
    passwordChanged: account.password_changed_at,
    passwordMinLength: minLengthOf(company, account),
    sessions: sessions.map((session) => ({
      id: session.id,
      ip: session.ip,
      userAgent: session.user_agent,
      lastSeen: session.last_seen_at,
      current: session.id === id,
    })),
  }
}
