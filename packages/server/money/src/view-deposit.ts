import type { Output } from '@seriba/contracts/contract'
import type { viewDeposit as contract } from '@seriba/contracts/deposits'
import type { Actor } from '@seriba/domain/access/actor'
import { type DepositMethod, depositMethods } from '@seriba/domain/money/deposit'
import type { Company } from '@seriba/server-company/company'
import type { AppContext } from '@seriba/server-kit/context'
import { mapDeposit, waitingDeposit } from './deposits.repository.ts'
import { providerOf } from './providers/open-providers.ts'

/** The bank if the company has entered its account; the other methods if a provider is configured for them. */
export const offeredMethods = (
  { bank }: Pick<Company, 'bank'>,
  config: Parameters<typeof providerOf>[1],
): DepositMethod[] =>
  depositMethods.filter((method) => (method === 'bank' ? bank !== null : providerOf(method, config) !== null))

/** The size of a deposit here, and the pending one. */
export async function viewDeposit(
  { db, company, config }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
): Promise<Output<typeof contract>> {
  const waiting = await waitingDeposit(db, actor.userId, new Date())
  return {
    success: true,
    amount: company.depositAmount,
    methods: offeredMethods(company, config),
    bank: company.bank,
    waiting: waiting ? mapDeposit(waiting) : null,
  }
}
