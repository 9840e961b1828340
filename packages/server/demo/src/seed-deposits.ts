import { company } from '@seriba/demo/company'
import { people } from '@seriba/demo/people'
import { depositExpires, depositReference } from '@seriba/domain/money/deposit'
import { dayMs } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import type { Accounts } from './seed-users.ts'

/**
 * Clients who may not bid yet said two days ago that their deposit is on its way: staff have one to find and confirm.
 */
export async function seedDeposits(tx: Tx, accounts: Accounts, now: Date) {
  const opened = new Date(now.getTime() - 2 * dayMs)
  for (const { email, role, deposits } of people) {
    const userId = accounts.get(email)
    if (role !== 'restricted' || deposits.length > 0 || userId === undefined) continue
    await tx
      .insertInto('deposits')
      .values({
        user_id: userId,
        method: 'bank',
        amount: company.depositAmount,
        reference: depositReference(company.skuPrefix, userId, 1),
        expires_at: depositExpires(opened),
        created_at: opened,
      })
      .execute()
  }
}
