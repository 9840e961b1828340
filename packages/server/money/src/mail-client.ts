import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { type NewMail, sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { type MoneyMails, moneyMailTexts } from './money-mail-texts.ts'

type Wanted = Parameters<typeof wantsMail>[1]

/**
 * Emails a client in their language, unless they have opted out. What staff send by hand is `always` sent, since
 * staff are told that it was.
 */
export async function mailClient<Name extends keyof MoneyMails>(
  tx: Tx,
  userId: number,
  wanted: Wanted | 'always',
  mail: Pick<NewMail<MoneyMails, Name>, 'template' | 'values'>,
) {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where(wanted === 'always' ? sql<boolean>`true` : wantsMail('users', wanted))
    .executeTakeFirst()
  if (user)
    await sendMail(tx, moneyMailTexts, { ...mail, to: user.email, language: languageOf(user.language) })
}
