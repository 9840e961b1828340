import type { BankAccountView } from '@seriba/contracts/bank-account'
import { bankAccountOn } from '@seriba/domain/money/bank-account'
import { jstDay } from '@seriba/domain/time/jst'
import { bankAccounts } from '@seriba/server-company/bank-accounts.repository'
import type { AppContext } from '@seriba/server-kit/context'

/** The account that clients pay to, and its publications. */
export async function viewBankAccount(
  { db, companyStore }: Pick<AppContext, 'db' | 'companyStore'>,
  now = new Date(),
): Promise<BankAccountView> {
  const today = jstDay(now)
  const published = await bankAccounts(db)
  const current = bankAccountOn(published, today)
  return {
    current: current?.account ?? companyStore.file.bank,
    ofFile: current === null,
    versions: published.map((one) => ({
      ...one,
      state: one.from > today ? 'scheduled' : one.id === current?.id ? 'current' : 'past',
    })),
    version: published[0]?.id ?? 0,
    today,
  }
}
