import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { isUnused, lockRefreshToken, revokeSessions, rotateTokens } from './sessions.repository.ts'
import { type Tokens, tokensAfter } from './tokens.ts'
import { requiresTwoStepSetup, twoStepRule } from './two-step/two-step-rule.ts'

/**
 * Replaces a session's tokens. Null: another tab has just done it, and the browser has the new ones or is about to. A
 * token that is used again later was stolen: all sessions of the user are closed.
 */
export async function refreshSession(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  refresh: string | undefined,
): Promise<Tokens | null> {
  if (refresh === undefined) throw new ApiError('signed_out')
  const next = tokensAfter(refresh, ctx.config.cookieSecret)
  const rule = twoStepRule(ctx)
  // The sessions must stay closed even though the request is refused, so the error leaves the transaction as a value.
  const outcome = await withTransaction(ctx, async (tx): Promise<Tokens | null | 'over'> => {
    const token = await lockRefreshToken(tx, refresh)
    if (!token || token.expired || token.closed_at !== null || requiresTwoStepSetup(rule, token))
      return 'over'
    if (token.used_at === null) {
      await rotateTokens(tx, token.session_id, refresh, next)
      return next
    }
    if (token.just_used) return (await isUnused(tx, next.refresh)) ? next : null
    await revokeSessions(tx, { userId: token.user_id })
    await recordAudit(tx, {
      actor: null,
      action: 'session.reuse',
      entity: 'user',
      entityId: token.user_id,
    })
    return 'over'
  })
  if (outcome === 'over') throw new ApiError('signed_out')
  return outcome
}
