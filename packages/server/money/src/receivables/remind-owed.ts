import type { Input } from '@seriba/contracts/contract'
import type { remindOwed as contract } from '@seriba/contracts/receivables'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { mailClient } from '../mail-client.ts'
import { linkToPayments, type Recorder } from '../record-payment.ts'
import { openDues } from './owed.repository.ts'

/** Emails a client what they still have to pay, whatever emails they want; a client without debts gets none. */
export function remindOwed(
  { db, company, config }: Pick<AppContext, 'db' | 'company' | 'config'>,
  by: Recorder,
  { userId }: Input<typeof contract>,
): Promise<void> {
  const today = jstDay(new Date())
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, userId)
    const dues = await openDues(tx, today, company.invoiceDueDays, account.id)
    if (dues.length === 0) throw new ApiError('stale')
    const sum = (of: typeof dues) => of.reduce((all, { charged, paid }) => all + charged - paid, 0)
    const late = dues.filter(({ dueOn }) => dueOn < today)
    await tx.insertInto('owed_reminders').values({ user_id: account.id }).execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.reminded',
      entity: 'user',
      entityId: account.id,
      after: { owed: sum(dues), overdue: sum(late) },
      ip: by.caller.ip,
    })
    await mailClient(tx, account.id, 'always', {
      template: 'owedReminder',
      values: {
        owed: formatBalance(sum(dues)),
        overdue: late.length > 0 ? formatBalance(sum(late)) : null,
        purchases: dues.map(
          ({ number, sku, charged, paid, dueOn }) =>
            `${number ?? sku}: ${formatBalance(charged - paid)} (${formatDay(dueOn)})`,
        ),
        link: linkToPayments(config),
      },
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPaymentsChanged(tx, by)
  })
}
