import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { daysOfMonth, monthBefore } from '@seriba/domain/money/period'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { moneyMailTexts } from '../money-mail-texts.ts'
import { paperMoney } from '../papers/paper-words.ts'
import type { Recorder } from '../record-payment.ts'
import { readStatement, type Statement } from './statement.repository.ts'
import { recordStatementEvent } from './statement-event.ts'
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
type By = Recorder | null

/** Emails clients a month’s statement, whatever they have chosen; returns to how many. */
export function sendStatements(
  ctx: StatementCtx,
  ids: readonly number[],
  month: string,
  by: By = null,
): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const clients = await tx
      .selectFrom('users')
      .select(['id', 'email', 'language'])
      .where('id', 'in', [...ids])
      .where('user_type', '=', userTypes.client)
      .execute()
    for (const client of clients) await send(tx, ctx, client, month, by, true)
    return clients.length
  })
}

/** Tells a client that a month’s statement is available, by email too if they want it. */
export function notifyOfStatement(
  ctx: StatementCtx,
  { userId, month }: { userId: number; month: string },
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const client = await tx
      .selectFrom('users')
      .select(['id', 'email', 'language', wantsMail('users', 'statement.email').as('isMailed')])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (client) await send(tx, ctx, client, month, null, client.isMailed)
  })
}

async function send(tx: Tx, ctx: StatementCtx, client: Client, month: string, by: By, isMailed: boolean) {
  const statement = await readStatement(tx, client.id, month, ctx.company.invoiceDueDays)
  await recordStatementEvent(tx, { userId: client.id, month, closing: statement.closing }, by)
  if (!isMailed) return
  await mailStatement(tx, ctx, client, month, statement)
  await recordAudit(tx, {
    actor: by?.actor ?? null,
    action: 'statement.sent',
    entity: 'user',
    entityId: client.id,
    after: { month },
    ...(by && { ip: by.caller.ip }),
  })
}

async function mailStatement(
  tx: Tx,
  { publicUrl, secret }: StatementCtx,
  client: Client,
  month: string,
  statement: Statement,
) {
  const language = languageOf(client.language)
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
    statementReady: { userId: number; month: string }
  }
}

/**
 * On the first of a month, clients whose account had activity last month, or has a debt or a balance, are told about
 * its statement, and so is everybody who wants it by email and has an account to report on.
 */
export function notifyOfStatements({ db }: Pick<StatementCtx, 'db'>, now = new Date()): Promise<number> {
  const month = monthBefore(jstDay(now))
  const { first, last } = daysOfMonth(month)
  const [from, to] = [startOfJstDay(first), startOfJstDay(addDays(last, 1))]
  return withTransaction({ db }, async (tx) => {
    const clients = await tx
      .selectFrom('users')
      .select('id')
      .where('user_type', '=', userTypes.client)
      .where('role_id', '<>', roleIds.disabled)
      .where(
        sql<boolean>`exists (
          select from ledger l where l.user_id = users.id and l.at < ${to}
          having count(*) > 0 and (
            ${wantsMail('users', 'statement.email')} or sum(l.amount) <> 0 or max(l.at) >= ${from}
          )
        )`,
      )
      .orderBy('id')
      .execute()
    // A separate job for each: a failure is retried for that client alone.
    for (const { id: userId } of clients) await enqueue(tx, 'statementReady', { userId, month })
    return clients.length
  })
}

/** Whether a month has begun in Japan: the job runs each day, in UTC. */
export const isFirstOfMonth = (now: Date): boolean => jstDay(now).endsWith('-01')
