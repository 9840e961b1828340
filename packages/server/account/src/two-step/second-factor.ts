import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { clearFailedCodes, rateLimitCode } from './code-tries.repository.ts'
import { decryptSecret } from './encrypted-secret.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { sendTwoStepMail } from './send-two-step-mail.ts'
import { stepOf } from './totp.ts'
import { consumeTotpStep, type TwoStepUser } from './two-step.repository.ts'

type Context = Pick<AppContext, 'db' | 'config'>

/** What proved it. */
export type SecondFactor = 'app' | 'recoveryCode'

/** Uses up an app's code or a recovery code, or refuses it; every try is counted. */
export async function passSecondFactor(
  ctx: Context,
  user: TwoStepUser,
  code: string,
  ip: string,
): Promise<SecondFactor> {
  const left = await rateLimitCode(ctx.db, user.id, ip)
  const factor: SecondFactor = /^[\d\s]*$/.test(code) ? 'app' : 'recoveryCode'
  const spent = factor === 'app' ? spendAppCode(ctx, user, code) : spendPaperCode(ctx, user, code)
  if (!(await spent)) {
    // Somebody who tries codes knows the password, so its owner should be told.
    if (left === 0 && user.two_step_since !== null) {
      await withTransaction(ctx, (tx) => sendTwoStepMail(tx, user, 'codesTried'))
    }
    throw new ApiError('second_code_wrong', { fields: { code: 'second_code_wrong' } })
  }
  await clearFailedCodes(ctx.db, user.id, ip)
  return factor
}

async function spendAppCode({ db, config }: Context, user: TwoStepUser, code: string) {
  const secret = user.secret && decryptSecret(user.secret, user.id, config.cookieSecret)
  const step = secret ? stepOf(secret, code.replace(/\s/g, ''), new Date()) : undefined
  return step !== undefined && (await consumeTotpStep(db, user.id, step))
}

const spendPaperCode = async ({ db }: Context, { id, recovery_salt: salt }: TwoStepUser, code: string) =>
  salt !== null && (await consumeRecoveryCode(db, id, salt, code))
