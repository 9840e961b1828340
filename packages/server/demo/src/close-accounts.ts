import { demoPassword } from '@seriba/demo/company'
import { people } from '@seriba/demo/people'
import { hashPassword, verifyPassword } from '@seriba/server-account/passwords'
import { revokeSessions } from '@seriba/server-account/sessions.repository'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * Closes every account that the demo's published password opens, with its password, its sessions, and its links to a
 * new password. Accounts that people have created, or whose password they have changed, stay. Returns the email
 * addresses of the closed ones.
 */
export function closeDemoAccounts({ db }: { db: Db }): Promise<string[]> {
  return withTransaction({ db }, async (tx) => {
    const hashes = await publishedHashes(tx)
    if (hashes.length === 0) return []
    const closed = await tx
      .updateTable('users')
      .set({ password_hash: null })
      .where('password_hash', 'in', hashes)
      .returning(['id', 'email'])
      .execute()
    for (const { id } of closed) {
      await revokeSessions(tx, { userId: id })
      await tx.deleteFrom('link_tokens').where('user_id', '=', id).where('used_at', 'is', null).execute()
      await tx.deleteFrom('passkeys').where('user_id', '=', id).execute()
      await tx.deleteFrom('staff_identities').where('user_id', '=', id).execute()
      await tx.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute()
      await recordAudit(tx, { actor: null, action: 'demo.closeAccount', entity: 'user', entityId: id })
    }
    return closed.map(({ email }) => email)
  })
}

/** The loader gives all its accounts the same hash, which also finds accounts whose address has been changed since. */
async function publishedHashes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where password_hash is not null
    group by password_hash having count(*) > 1 or bool_or(email like '%@demo.example')`.execute(tx)
  const published = await Promise.all(rows.map(({ hash }) => verifyPassword(hash, demoPassword)))
  return rows.filter((_, at) => published[at]).map(({ hash }) => hash)
}

/** Reopens them for a return to the demo. */
export async function reopenDemoAccounts(tx: Tx) {
  const emails = people.map(({ email }) => email)
  const closed = await tx
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('password_hash', 'is', null)
    .execute()
  if (closed.length === 0) return
  await tx
    .updateTable('users')
    .set({ password_hash: await hashPassword(demoPassword) })
    .where(
      'id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute()
}

/** What an operator who has left the demo is told. */
export function closedAccountsMessage(emails: readonly string[]): string {
  const [first, second] = emails.filter((email) => /^(manager|client)@/.test(email)).toSorted()
  const named = [first, second].filter((email) => email !== undefined).join(', ') || emails[0]
  return `DEMO=off: ${emails.length} accounts of the demo company (such as ${named}), whose password is published, can no longer log in. Make the first manager with: pnpm seriba user create --manager --email … --name …`
}
