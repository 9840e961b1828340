import { termsHistory } from '@seriba/demo/pages'
import { people } from '@seriba/demo/people'
import { dayMs } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import type { Accounts } from './seed-users.ts'

/**
 * The demo company's terms with the previous version, and which one each buyer accepted. Dealers have not read the new
 * one yet, so that the demo shows how they are asked to.
 */
export async function seedTerms(tx: Tx, accounts: Accounts, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  // A server ran here without the demo before: its versions count.
  if (await tx.selectFrom('page_versions').select('version').executeTakeFirst()) return
  await tx
    .insertInto('page_versions')
    .values(
      termsHistory.map(({ version, daysAgo, en, ru }) => ({
        slug: 'terms' as const,
        version,
        in_force_at: ago(daysAgo),
        en,
        ru,
      })),
    )
    .execute()
  const [, newest] = termsHistory
  for (const { email, role, createdDaysAgo } of people) {
    const id = accounts.get(email)
    if (role === 'manager' || id === undefined) continue
    const older = createdDaysAgo > newest.daysAgo
    const agreed =
      older && role === 'dealer'
        ? { terms_version: 1, terms_agreed_at: ago(createdDaysAgo) }
        : {
            terms_version: newest.version,
            terms_agreed_at: ago(older ? newest.daysAgo - 1 : createdDaysAgo),
          }
    await tx.updateTable('users').set(agreed).where('id', '=', id).execute()
  }
}
