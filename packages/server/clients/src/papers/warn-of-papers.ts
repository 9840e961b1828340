import { roleIds } from '@seriba/domain/access/roles'
import { jstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { mailAboutPaper, storeRequest } from './ask-client.ts'
import { isEnding } from './ending-papers.ts'
import { paperMailTexts, paperWords } from './paper-mail-texts.ts'
import { lockPaper } from './papers.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    warnOfPapers: Record<string, never>
  }
}

type Facts = { db: Db; site: { url: string }; company: { signUpMail: string } }
type Account = Awaited<ReturnType<typeof lockAccount>>
type Ending = { id: number; clientId: number; type: keyof typeof paperWords.en; validUntil: string }

/**
 * Notifies clients and their managers of documents that expire within thirty days, and once more when they have
 * expired; an expiring document is requested again. Returns the number of documents.
 */
export async function warnOfPapers(facts: Facts, now = new Date()): Promise<number> {
  const { rows } = await sql<Ending>`
    select p.id, p.client_id as "clientId", p.type, p.valid_until::text as "validUntil"
    from client_papers p join users c on c.id = p.client_id
    where ${isEnding(now)} and c.deleted_at is null and c.role_id <> ${roleIds.disabled}
      and (case when p.valid_until < ${jstDay(now)}::date then p.expired_at else p.warned_at end) is null
    order by p.client_id, p.id`.execute(facts.db)
  // One at a time: a failed one is tried again the next day, without holding up anybody else.
  for (const paper of rows) await withTransaction(facts, (tx) => warn(tx, facts, paper, now))
  return rows.length
}

async function warn(tx: Tx, { site, company }: Facts, paper: Ending, now: Date) {
  const { clientId, type, validUntil } = paper
  const client = await lockAccount(tx, clientId)
  await lockPaper(tx, clientId, paper.id)
  const hasEnded = validUntil < jstDay(now)
  const dueOn = hasEnded ? null : validUntil
  const told = hasEnded ? { expired_at: now } : { warned_at: now }
  await tx.updateTable('client_papers').set(told).where('id', '=', paper.id).execute()
  await storeRequest(tx, null, { clientId, type, words: '', dueOn })
  await recordAudit(tx, {
    actor: null,
    action: 'document.ask',
    entity: 'user',
    entityId: clientId,
    after: { type, ...(dueOn && { dueOn }) },
  })
  await mailAboutPaper(tx, client, {
    template: hasEnded ? 'paperExpired' : 'paperEnds',
    type,
    day: validUntil,
    linkBase: site.url,
  })
  await mailStaff(tx, client, paper, { hasEnded, linkBase: site.url, otherwise: company.signUpMail })
  await notifyAccountChanged(tx, clientId, [client.dealer_id], null)
}

type ToStaff = { hasEnded: boolean; linkBase: string; otherwise: string }

/** The client's manager, or else the address that is notified of new clients. */
async function mailStaff(
  tx: Tx,
  client: Account,
  { type, validUntil }: Ending,
  { hasEnded, linkBase, otherwise }: ToStaff,
) {
  const manager =
    client.manager_id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['email', 'language'])
          .where('id', '=', client.manager_id)
          .where('closed_at', 'is', null)
          .executeTakeFirst()
  const to = manager?.email ?? otherwise
  if (to === '') return
  const language = manager ? languageOf(manager.language) : 'en'
  await sendMail(tx, paperMailTexts, {
    to,
    language,
    template: 'clientPaperEnds',
    values: {
      client: client.full_name,
      paper: paperWords[language][type],
      day: validUntil,
      hasEnded,
      url: `${linkBase}/console/clients/${client.id}?tab=documents`,
    },
  })
}
