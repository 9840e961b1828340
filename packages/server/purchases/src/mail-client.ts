import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { type NewMail, sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { type PurchaseMails, purchaseMailTexts } from './purchase-mail-texts.ts'

/**
 * Emails clients about their purchases in their language, unless they have turned off emails about ships or documents.
 */
export async function mailPurchaseClient<Name extends keyof PurchaseMails>(
  tx: Tx,
  userId: number,
  mail: Pick<NewMail<PurchaseMails, Name>, 'template' | 'values'>,
) {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where(wantsMail('users', mail.template === 'voyageMoved' ? 'shipment.email' : 'document.email'))
    .executeTakeFirst()
  if (user)
    await sendMail(tx, purchaseMailTexts, { ...mail, to: user.email, language: languageOf(user.language) })
}
