import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { monthBefore } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { moneyMailTexts } from '../money-mail-texts.ts'
import { paperMoney } from '../papers/paper-words.ts'
import type { Recorder } from '../record-payment.ts'
import { readStatement } from './statement.repository.ts'
import { statementFacts } from './statement-facts.ts'
import { linkSeconds, statementLink } from './statement-link.ts'
import { monthName } from './statement-paper.ts'

export type StatementCtx = {
  db: Db
  company: Company
  publicUrl: Config['publicUrl']
  /** Signs the links. */
  secret: string
}
type Client = { id: number; email: string; language: number }

/** Mails clients a month’s statement; answers to how many. */
export function sendStatements(
  ctx: StatementCtx,
  ids: readonly number[],
  month: string,
  by: Recorder | null = null,
): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const clients = await tx
      .selectFrom('users')
      .select(['id', 'email', 'language'])
      .where('id', 'in', [...ids])
      .where('user_type', '=', userTypes.client)
      .execute()
    for (const client of clients) {
      await mailStatement(tx, ctx, client, month)
      await recordAudit(tx, {
        actor: by?.actor ?? null,
        action: 'statement.sent',
        entity: 'user',
        entityId: client.id,
        after: { month },
        ...(by && { ip: by.caller.ip }),
      })
    }
    return clients.length
  })
}

async function mailStatement(
  tx: Tx,
  { company, publicUrl, secret }: StatementCtx,
  client: Client,
  month: string,
) {
  const language = languageOf(client.language)
  const statement = await readStatement(tx, client.id, month, company.invoiceDueDays)
  const link = statementLink({ userId: client.id, month }, secret, new Date(), linkSeconds.mailed)
  await sendMail(tx, moneyMailTexts, {
    to: client.email,
    language,
    template: 'statementReady',
    values: {
      month: monthName(month, language),
      closing: paperMoney(statement.closing, language),
      facts: statementFacts(statement, language),
      pdf: publicUrl === undefined ? null : `${publicUrl}${link}.pdf`,
      link: publicUrl === undefined ? null : `${publicUrl}/payments`,
    },
  })
}

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    statementMail: { userId: number; month: string }
  }
}

/** On the first of a month: last month’s statement goes to the clients who want it and have an account to tell of. */
export function mailStatements({ db }: Pick<StatementCtx, 'db'>, now = new Date()): Promise<number> {
  const month = monthBefore(jstDay(now))
  return withTransaction({ db }, async (tx) => {
    const clients = await tx
      .selectFrom('users')
      .select('id')
      .where('user_type', '=', userTypes.client)
      .where('role_id', '<>', roleIds.disabled)
      .where(wantsMail('users', 'statement.email'))
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('ledger').select('ledger.id').whereRef('ledger.user_id', '=', 'users.id')),
      )
      .orderBy('id')
      .execute()
    // A job each: what fails is repeated for that client alone.
    for (const { id: userId } of clients) await enqueue(tx, 'statementMail', { userId, month })
    return clients.length
  })
}

/** Whether a month has begun in Japan: the job runs each day, in UTC. */
export const isFirstOfMonth = (now: Date): boolean => jstDay(now).endsWith('-01')
