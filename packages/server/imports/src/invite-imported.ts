import type { Input, Output } from '@seriba/contracts/contract'
import type { inviteImported as contract } from '@seriba/contracts/imports'
import type { Actor } from '@seriba/domain/access/actor'
import { accountMailTexts } from '@seriba/server-account/account-mail-texts'
import { inviteHours, issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { lockImport } from './imports.repository.ts'
import { linkWorks, waitsForPassword } from './waiting-clients.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    inviteImported: { importId: number; linkBase: string }
  }
}

/** How many links one transaction creates. */
const atOnce = 100

/** Emails a link for choosing a password to those clients of an import who have none. */
export function inviteImported(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contract>,
  { ip, linkBase }: { ip: string; linkBase: string },
): Promise<Output<typeof contract>> {
  return withTransaction({ db }, async (tx) => {
    const { done_at, taken_back_at } = await lockImport(tx, id)
    if (done_at === null || taken_back_at !== null) throw new ApiError('stale')
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from users u where ${waitsFor(id)}`.execute(tx)
    const invited = rows[0]?.count ?? 0
    if (invited === 0) return { success: true, invited }
    await recordAudit(tx, {
      actor,
      action: 'import.invite',
      entity: 'import',
      entityId: id,
      after: { invited },
      ip,
    })
    await enqueue(tx, 'inviteImported', { importId: id, linkBase })
    return { success: true, invited }
  })
}

const waitsFor = (importId: number) => sql<boolean>`
  u.id in (select user_id from imported_clients where import_id = ${importId})
  and ${waitsForPassword} and not ${linkWorks}`

/** Emails them in batches: an interrupted run resumes where it was, and emails nobody twice. */
export async function mailInvitations(
  { db }: { db: Db },
  { importId, linkBase }: { importId: number; linkBase: string },
): Promise<void> {
  for (;;) {
    const mailed = await withTransaction({ db }, async (tx) => {
      const { rows } = await sql<{ id: number; email: string; full_name: string; language: number }>`
        update users set invited_at = now() where id in (
          select u.id from users u where ${waitsFor(importId)} order by u.id limit ${atOnce} for update skip locked
        ) returning id, email, full_name, language`.execute(tx)
      for (const { id, email, full_name, language } of rows) {
        const token = await issueLinkToken(tx, id, 'reset-password', inviteHours)
        await sendMail(tx, accountMailTexts, {
          to: email,
          language: languageOf(language),
          template: 'invitation',
          values: { name: full_name, url: `${linkBase}/auth/change-password?token=${token}` },
        })
      }
      return rows.length
    })
    if (mailed === 0) return
  }
}
