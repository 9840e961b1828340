import { sql } from 'kysely'
import { recordAudit } from '../lib/audit.ts'
import { type Db, transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import { spendLinkToken } from './link-tokens.repository.ts'

/** Opens the account whose address the link was mailed to. */
export function verifyEmail({ db }: { db: Db }, token: string, ip: string) {
  return transact({ db }, async (tx) => {
    const userId = await spendLinkToken(tx, token, 'verify-email')
    if (userId === undefined) throw new Refusal('link_expired')
    await tx
      .updateTable('users')
      .set({ email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
      .where('id', '=', userId)
      .execute()
    await recordAudit(tx, {
      actor: { userId },
      action: 'user.verifyEmail',
      entity: 'user',
      entityId: userId,
      ip,
    })
  })
}
