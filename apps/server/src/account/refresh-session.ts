import type { AppContext } from '../context.ts'
import { recordAudit } from '../lib/audit.ts'
import { transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import { closeSessions, isUnused, lockRefreshToken, rotateTokens } from './sessions.repository.ts'
import { type Tokens, tokensAfter } from './tokens.ts'
import { mustSetUp } from './two-step/staff-two-step.ts'

/**
 * Replaces a session's tokens. Null: another tab has just done it, and the browser has the new ones
 * or is about to. A token that comes back later was stolen: all sessions of the user are closed.
 */
export async function refreshSession(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  refresh: string | undefined,
): Promise<Tokens | null> {
  if (refresh === undefined) throw new Refusal('signed_out')
  const next = tokensAfter(refresh, config.cookieSecret)
  // The sessions must stay closed although the request is refused, so the refusal leaves the transaction as a value.
  const outcome = await transact({ db }, async (tx): Promise<Tokens | null | 'over'> => {
    const token = await lockRefreshToken(tx, refresh)
    if (!token || token.expired || token.closed_at !== null || mustSetUp(config, token)) return 'over'
    if (token.used_at === null) {
      await rotateTokens(tx, token.session_id, refresh, next)
      return next
    }
    if (token.just_used) return (await isUnused(tx, next.refresh)) ? next : null
    await closeSessions(tx, { userId: token.user_id })
    await recordAudit(tx, {
      actor: null,
      action: 'session.reuse',
      entity: 'user',
      entityId: token.user_id,
    })
    return 'over'
  })
  if (outcome === 'over') throw new Refusal('signed_out')
  return outcome
}
