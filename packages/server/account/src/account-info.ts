import type { AccountInfo } from '@seriba/contracts/user'
import type { AppContext } from '@seriba/server-kit/context'
import { minLengthOf } from './new-password.ts'
import { readAccount } from './profile.repository.ts'
import type { Session } from './session.ts'
import { listSessions } from './sessions.repository.ts'
import { recoveryCodesLeft } from './two-step/recovery-codes.ts'
import { requiresTwoStep, twoStepRule } from './two-step/two-step-rule.ts'

/** What the company stores about the user's account, and its open sessions. */
export async function accountInfo(ctx: AppContext, { id, actor }: Session): Promise<AccountInfo> {
  const { db, company } = ctx
  const [account, sessions, recoveryCodes] = await Promise.all([
    readAccount(db, actor.userId),
    listSessions(db, actor.userId),
    recoveryCodesLeft(db, actor.userId),
  ])
  return {
    registered: account.created_at,
    termsAgreed: account.terms_agreed_at,
    termsVersion: account.terms_version,
    manager: account.manager,
    passwordChanged: account.password_changed_at,
    passwordMinLength: minLengthOf(company, account),
    twoStep: {
      since: account.two_step_since,
      recoveryCodes,
      forced: requiresTwoStep(twoStepRule(ctx), account),
    },
    sessions: sessions.map((session) => ({
      id: session.id,
      ip: session.ip,
      userAgent: session.user_agent,
      lastSeen: session.last_seen_at,
      current: session.id === id,
    })),
  }
}
