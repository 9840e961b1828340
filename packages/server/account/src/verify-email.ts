import type { NewClientEvent } from '@seriba/contracts/notifications'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { accountMailTexts } from './account-mail-texts.ts'
import { consumeLinkToken, deleteVerifications } from './link-tokens.repository.ts'
import { nameInMail } from './name-in-mail.ts'
import type { SignUpRecord } from './sign-up-record.ts'
import { lockUnconfirmed } from './unconfirmed.repository.ts'

/** Opens the account whose address the link was sent to, with the form that the link was sent for. */
type Ctx = Pick<AppContext, 'db' | 'company'>
type By = { ip: string; linkBase: string }

export function verifyEmail({ db, company }: Ctx, token: string, { ip, linkBase }: By) {
  return withTransaction({ db }, async (tx) => {
    const link = await consumeLinkToken(tx, token, 'verify-email')
    if (!link) throw new ApiError('link_expired')
    const { user_id: userId, form, created_at: sentAt } = link
    if (form) await putInForce(tx, userId, form, sentAt)
    const opened = await tx
      .updateTable('users')
      .set({ email_verified_at: sql<string>`now()` })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .returning(['id', 'full_name', 'email'])
      .executeTakeFirst()
    if (opened) await notifyStaff(tx, opened, company.signUpMail, linkBase)
    await deleteVerifications(tx, userId)
    await recordAudit(tx, {
      actor: { userId },
      action: 'user.verifyEmail',
      entity: 'user',
      entityId: userId,
      ...(form && { after: { signedUpAt: sentAt, termsVersion: form.terms_version } }),
      ip,
    })
  })
}

/** Notifies staff's open pages, staff who see clients, and the people whom the company has named, of the new client. */
async function notifyStaff(
  tx: Tx,
  client: { id: number; full_name: string; email: string },
  signUpMail: string,
  linkBase: string,
) {
  const by = { actor: { userId: client.id }, caller: { connection: undefined } }
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.staff],
    payload: { eventType: 'clientSignedUp', userId: client.id },
    by,
  })
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.desk('clients')],
    payload: {
      eventType: 'newClient',
      // Readers have a phrase for the kind.
      messageEn: '',
      messageRu: '',
      detail: { clientId: client.id, client: client.full_name },
    } satisfies NewClientEvent,
    by,
  })
  if (signUpMail === '') return
  await sendMail(tx, accountMailTexts, {
    to: signUpMail,
    language: 'en',
    template: 'clientSignedUp',
    values: {
      client: nameInMail(client.full_name) ?? String(client.id),
      email: client.email,
      url: `${linkBase}/console/clients/${client.id}`,
    },
  })
}

/** A further form counts only as long as nobody has opened the account and staff have given it nothing. */
async function putInForce(tx: Tx, userId: number, form: SignUpRecord, sentAt: string) {
  if ((await lockUnconfirmed(tx, { id: userId })) === undefined) throw new ApiError('link_expired')
  await tx
    .updateTable('users')
    .set({ ...form, terms_agreed_at: sentAt, password_changed_at: sentAt })
    .where('id', '=', userId)
    .execute()
}
