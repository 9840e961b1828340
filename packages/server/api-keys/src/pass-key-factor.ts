import type { Actor } from '@seriba/domain/access/actor'
import { type ApiScope, needsSecondFactor } from '@seriba/domain/api-keys/scopes'
import { passSecondFactor } from '@seriba/server-account/two-step/second-factor'
import { readTwoStep } from '@seriba/server-account/two-step/two-step.repository'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'

/** Before a secret that can bid is issued, people prove that they are the ones who logged in. */
export async function passKeyFactor(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { userId }: Actor,
  scopes: readonly ApiScope[],
  { code = '', ip }: { code: string | undefined; ip: string },
): Promise<void> {
  if (!needsSecondFactor(scopes)) return
  const user = await readTwoStep(ctx.db, userId)
  if (user.two_step_since === null) throw new ApiError('two_step_required')
  // An empty field is not a guess, and is not counted as one.
  if (code.trim() === '') throw new ApiError('field_required', { fields: { code: 'field_required' } })
  await passSecondFactor(ctx, user, code, ip)
}
