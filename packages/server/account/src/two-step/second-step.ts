import type { TwoStepOffer } from '@seriba/contracts/two-step'
import { roleIds } from '@seriba/domain/access/roles'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { type Opened, openSession } from '../open-session.ts'
import type { Browser } from '../sessions.repository.ts'
import { consumeChallenge, findChallenge } from './challenges.repository.ts'
import type { Purpose } from './minutes.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { passSecondFactor } from './second-factor.ts'
import { openOffer, startTwoStepSetup, turnOn, verifyFirstCode } from './set-up.ts'
import { readTwoStep, type TwoStepUser } from './two-step.repository.ts'
import { twoStepMailTexts } from './two-step-mail-texts.ts'

/** A pending login: what the browser holds of it, and where it comes from. */
export type Waiting = { challenge: string | undefined; browser: Browser }

/** Finishes a login with a code from the app, or a recovery code. */
export async function verifySecondFactor(ctx: AppContext, code: string, { challenge, browser }: Waiting) {
  const { user } = await pendingLoginOf(ctx, challenge, 'code')
  const factor = await passSecondFactor(ctx, user, code, browser.ip)
  return withTransaction(ctx, async (tx): Promise<Opened> => {
    await assertSpent(tx, challenge)
    if (factor === 'recoveryCode') await notifyOfRecoveryCode(tx, user, browser.ip)
    return openSession(tx, user, browser)
  })
}

/** What an account that needs a second step has to scan before it gets in; the same every time. */
export async function startRequiredTwoStepSetup(
  ctx: AppContext,
  challenge: string | undefined,
): Promise<TwoStepOffer> {
  const { user, since } = await pendingLoginOf(ctx, challenge, 'setUp')
  const shown = user.begun !== null && user.begun > since ? openOffer(ctx, user) : null
  return shown ?? startTwoStepSetup(ctx, user)
}

/** The first code: turns on the second step and finishes the login. Also returns the recovery codes. */
export async function confirmRequiredSetUp(ctx: AppContext, code: string, { challenge, browser }: Waiting) {
  const { user } = await pendingLoginOf(ctx, challenge, 'setUp')
  const codes = await verifyFirstCode(ctx, user, code, browser.ip)
  const opened = await withTransaction(ctx, async (tx) => {
    await assertSpent(tx, challenge)
    await turnOn(tx, user.id, codes, browser.ip)
    return openSession(tx, user, browser)
  })
  return { opened, recoveryCodes: codes.codes }
}

async function pendingLoginOf({ db }: AppContext, challenge: string | undefined, purpose: Purpose) {
  const waiting = await findChallenge(db, challenge, purpose)
  if (!waiting) throw new ApiError('second_step_over')
  const user = await readTwoStep(db, waiting.user_id)
  if (user.role_id === roleIds.disabled) throw new ApiError('invalid_user')
  return { user, since: waiting.created_at }
}

async function assertSpent(tx: Tx, challenge: string | undefined) {
  if (!(await consumeChallenge(tx, challenge))) throw new ApiError('second_step_over')
}

async function notifyOfRecoveryCode(tx: Tx, { id, email, full_name, language }: TwoStepUser, ip: string) {
  const left = await recoveryCodesLeft(tx, id)
  await recordAudit(tx, {
    actor: { userId: id },
    action: 'twoStep.recoveryCodeUsed',
    entity: 'user',
    entityId: id,
    ip,
  })
  await sendMail(tx, twoStepMailTexts, {
    to: email,
    language: languageOf(language),
    template: 'recoveryCodeUsed',
    values: { name: full_name, left },
  })
}
