import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/two-step'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { assertPasswordOf } from '../own-password.ts'
import type { Session } from '../session.ts'
import { revokeSessions } from '../sessions.repository.ts'
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { passSecondFactor } from './second-factor.ts'
import { sendTwoStepMail } from './send-two-step-mail.ts'
import { startTwoStepSetup, turnOn, verifyFirstCode } from './set-up.ts'
import { lockAccount, readTwoStep, switchOff } from './two-step.repository.ts'
import { requiresTwoStep, twoStepRule } from './two-step-rule.ts'

/** Shows those who know their password what to scan with their app. */
export async function beginTwoStep(ctx: AppContext, { actor }: Session, password: string, ip: string) {
  const user = await readTwoStep(ctx.db, actor.userId)
  if (user.two_step_since !== null) throw new ApiError('stale')
  await assertPasswordOf(ctx.db, { userId: actor.userId, password, field: 'password', ip })
  return startTwoStepSetup(ctx, user)
}

/** The first code: from now on it is required, and the other devices are logged out. Returns the recovery codes. */
export async function confirmTwoStep(ctx: AppContext, { id, actor }: Session, code: string, ip: string) {
  const codes = await verifyFirstCode(ctx, await readTwoStep(ctx.db, actor.userId), code, ip)
  await withTransaction(ctx, async (tx) => {
    await turnOn(tx, actor.userId, codes, ip)
    await revokeSessions(tx, { userId: actor.userId, except: id })
  })
  return codes.codes
}

type Proof = Input<typeof contracts.turnOffTwoStep>

export async function turnOffTwoStep(ctx: AppContext, session: Session, proof: Proof, ip: string) {
  const { userId } = session.actor
  await prove(ctx, userId, proof, ip, (user) => {
    if (requiresTwoStep(twoStepRule(ctx), user)) throw new ApiError('wrong_audience')
  })
  await withTransaction(ctx, async (tx) => {
    const user = await stillOn(tx, userId)
    await switchOff(tx, userId)
    await recordAudit(tx, { actor: { userId }, action: 'twoStep.off', entity: 'user', entityId: userId, ip })
    await sendTwoStepMail(tx, user, 'twoStepOff')
  })
}

/** Ten new recovery codes; earlier ones stop working. */
export async function renewRecoveryCodes(ctx: AppContext, session: Session, proof: Proof, ip: string) {
  const { userId } = session.actor
  await prove(ctx, userId, proof, ip)
  const codes = await newRecoveryCodes()
  await withTransaction(ctx, async (tx) => {
    const user = await stillOn(tx, userId)
    await storeRecoveryCodes(tx, userId, codes)
    await recordAudit(tx, {
      actor: { userId },
      action: 'twoStep.recoveryCodes',
      entity: 'user',
      entityId: userId,
      ip,
    })
    await sendTwoStepMail(tx, user, 'recoveryCodesNew')
  })
  return codes.codes
}

type User = Awaited<ReturnType<typeof readTwoStep>>

/** Password and code, both: an open session alone cannot change how the account is opened. */
async function prove(
  ctx: AppContext,
  userId: number,
  { password, code }: Proof,
  ip: string,
  assert: (user: User) => void = () => {},
) {
  const user = await readTwoStep(ctx.db, userId)
  if (user.two_step_since === null) throw new ApiError('stale')
  assert(user)
  await assertPasswordOf(ctx.db, { userId, password, field: 'password', ip })
  await passSecondFactor(ctx, user, code, ip)
}

async function stillOn(tx: Tx, userId: number) {
  const user = await lockAccount(tx, userId)
  if (!user || user.two_step_since === null) throw new ApiError('stale')
  return user
}
