import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/passkeys'
import type { Actor } from '@seriba/domain/access/actor'
import type {} from '@seriba/server-company/company-store'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { assertPasswordOf } from '../own-password.ts'
import { challengeMs, issuePasskeyChallenge } from './passkey-challenges.ts'
import { passkeyMailTexts } from './passkey-mail-texts.ts'
import { passkeysOf, toPasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

/** More devices than anybody logs in from. */
const mostPasskeys = 20

export async function listPasskeys({ db }: AppContext, { userId }: Actor) {
  const rows = await passkeysOf(db, userId)
  return { passkeys: rows.map(toPasskey) }
}

/** What a device needs to create a passkey; only those who know the password get it. */
export async function offerPasskey(
  ctx: AppContext,
  { userId }: Actor,
  password: string,
  { host, ip }: { host: string; ip: string },
): Promise<contracts.PasskeyOffer> {
  const user = await assertPasswordOf(ctx.db, { userId, password, field: 'password', ip })
  const own = await passkeysOf(ctx.db, userId)
  assertRoom(own.length)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: ctx.company.name,
    rpID: host,
    userID: new TextEncoder().encode(String(userId)),
    userName: user.email,
    userDisplayName: user.full_name,
    challenge: Buffer.from(await issuePasskeyChallenge(ctx.db, userId), 'base64url'),
    timeout: challengeMs,
  })
  const excludeCredentials = own
    .filter((passkey) => passkey.host === host)
    .map(({ credential_id }) => ({ id: credential_id, type: 'public-key' as const }))
  const { rp, pubKeyCredParams, timeout = challengeMs } = options
  return {
    rp: { name: rp.name, id: host },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout,
    excludeCredentials,
  }
}

export async function addPasskey(
  ctx: AppContext,
  { userId }: Actor,
  input: Input<typeof contracts.addPasskey>,
  { party, ip }: { party: RelyingParty; ip: string },
): Promise<contracts.Passkey> {
  const made = await verifyNewPasskey(ctx.db, userId, input, party)
  return withTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx, userId)
    assertRoom((await passkeysOf(tx, userId)).length)
    const row = await tx
      .insertInto('passkeys')
      .values({ ...made, user_id: userId, host: party.host, name: input.name.trim() || party.host })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'used_at'])
      .executeTakeFirst()
    if (!row) throw new ApiError('passkey_refused')
    await tell(tx, owner, { template: 'passkeyAdded', passkey: row, ip })
    return toPasskey(row)
  })
}

export async function removePasskey(
  ctx: AppContext,
  { userId }: Actor,
  { id, password }: Input<typeof contracts.removePasskey>,
  ip: string,
) {
  await assertPasswordOf(ctx.db, { userId, password, field: 'password', ip })
  await withTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx, userId)
    const row = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!row) return notFound()
    await tell(tx, owner, { template: 'passkeyRemoved', passkey: row, ip })
  })
}

function assertRoom(passkeys: number) {
  if (passkeys >= mostPasskeys) throw new ApiError('too_many_passkeys')
}

const lockOwner = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

type Owner = Awaited<ReturnType<typeof lockOwner>>
type Told = {
  template: 'passkeyAdded' | 'passkeyRemoved'
  passkey: { id: number; name: string }
  ip: string
}

/** It is logged, and the owner is notified, in case somebody else did it. */
async function tell(tx: Tx, { id, email, full_name, language }: Owner, { template, passkey, ip }: Told) {
  await recordAudit(tx, {
    actor: { userId: id },
    action: template === 'passkeyAdded' ? 'passkey.add' : 'passkey.remove',
    entity: 'user',
    entityId: id,
    after: { passkey: passkey.name },
    ip,
  })
  await sendMail(tx, passkeyMailTexts, {
    to: email,
    language: languageOf(language),
    template,
    values: { name: full_name, passkey: passkey.name },
  })
}
