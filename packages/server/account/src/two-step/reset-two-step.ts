import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { isClientAccount } from '../is-client-account.ts'
import { revokeSessions } from '../sessions.repository.ts'
import { sendTwoStepMail } from './send-two-step-mail.ts'
import { lockAccount, switchOff } from './two-step.repository.ts'

/** Removes the second step from a client who has lost it (GAP21). For staff, this is done elsewhere. */
export function resetTwoStepOfClient({ db }: { db: Db }, actor: Actor, id: number, ip: string) {
  return withTransaction({ db }, async (tx) => {
    const client = await lockAccount(tx, id)
    if (!client || !isClientAccount(client)) return notFound('client_not_found')
    if (client.two_step_since === null) throw new ApiError('stale')
    await resetTwoStep(tx, client, { actor, ip })
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>
type By = { actor: Pick<Actor, 'userId'> | null; ip?: string }

/** Ends all sessions and removes passkeys and the link to the identity provider; the owner gets an email. */
export async function resetTwoStep(tx: Tx, account: Account, by: By): Promise<void> {
  await switchOff(tx, account.id)
  // Whatever is lost with a phone may include its passkey.
  await tx.deleteFrom('passkeys').where('user_id', '=', account.id).execute()
  await tx.deleteFrom('staff_identities').where('user_id', '=', account.id).execute()
  await revokeSessions(tx, { userId: account.id })
  await recordAudit(tx, { ...by, action: 'twoStep.reset', entity: 'user', entityId: account.id })
  await sendTwoStepMail(tx, account, 'twoStepReset')
}
