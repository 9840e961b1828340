import { randomBytes } from 'node:crypto'
import type { TwoStepOffer } from '@seriba/contracts/two-step'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { base32 } from './base32.ts'
import { decryptSecret, encryptSecret } from './encrypted-secret.ts'
import { waitingMinutes } from './minutes.ts'
import { type NewCodes, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { passSecondFactor } from './second-factor.ts'
import { sendTwoStepMail } from './send-two-step-mail.ts'
import { lockAccount, storeSecret, switchOn, type TwoStepUser } from './two-step.repository.ts'

/** As many bits as the hash used for codes, as RFC 4226 recommends. */
const secretBytes = 20

type Context = Pick<AppContext, 'db' | 'config' | 'company'>

/** A new secret for an account's app; nothing is turned on before its first code. */
export async function startTwoStepSetup(
  { db, config, company }: Context,
  user: TwoStepUser,
): Promise<TwoStepOffer> {
  const secret = randomBytes(secretBytes)
  await withTransaction({ db }, async (tx) => {
    const locked = await lockAccount(tx, user.id)
    if (!locked || locked.two_step_since !== null) throw new ApiError('stale')
    await storeSecret(tx, user.id, encryptSecret(secret, user.id, config.cookieSecret))
  })
  return offerOf(secret, company.brand, user.email)
}

/** The secret already shown: looking again does not mean scanning again. Null if there is none. */
export function openOffer({ config, company }: Context, user: TwoStepUser): TwoStepOffer | null {
  const secret = user.secret && decryptSecret(user.secret, user.id, config.cookieSecret)
  return secret && offerOf(secret, company.brand, user.email)
}

/** In the form authenticator apps read: the company's name, then the account's. */
function offerOf(bytes: Buffer, issuer: string, account: string): TwoStepOffer {
  const secret = base32(bytes)
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` }
}

/** Checks the first code and prepares the recovery codes; only `turnOn` remains to be called. */
export async function verifyFirstCode(ctx: Context, user: TwoStepUser, code: string, ip: string) {
  if (user.two_step_since !== null) throw new ApiError('stale')
  if (user.begun === null || Date.parse(user.begun) < Date.now() - waitingMinutes.setUp * 60_000) {
    throw new ApiError('second_step_over')
  }
  // A setup has no recovery codes yet, so only the app's codes count.
  await passSecondFactor(ctx, { ...user, recovery_salt: null }, code, ip)
  return newRecoveryCodes()
}

/** From now on the second step is required, and the account's owner is notified. */
export async function turnOn(tx: Tx, userId: number, codes: NewCodes, ip: string) {
  const user = await lockAccount(tx, userId)
  if (!user || user.two_step_since !== null) throw new ApiError('stale')
  await switchOn(tx, userId)
  await storeRecoveryCodes(tx, userId, codes)
  await recordAudit(tx, {
    actor: { userId },
    action: 'twoStep.on',
    entity: 'user',
    entityId: userId,
    ip,
  })
  await sendTwoStepMail(tx, user, 'twoStepOn')
}
