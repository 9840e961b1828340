import type { Output } from '@seriba/contracts/contract'
import type { viewDeposit as contract } from '@seriba/contracts/deposits'
import type { Actor } from '@seriba/domain/access/actor'
import type { DepositMethod } from '@seriba/domain/money/deposit'
import type { Company } from '@seriba/server-company/company'
import type { AppContext } from '@seriba/server-kit/context'
import { mapDeposit, waitingDeposit } from './deposits.repository.ts'

/** A wallet and international transfers need a provider, and there is none that can be set up. */
export const offeredMethods = ({ bank }: Pick<Company, 'bank'>): DepositMethod[] => (bank ? ['bank'] : [])

/** What a deposit is here, and the one that is on its way. */
export async function viewDeposit(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
): Promise<Output<typeof contract>> {
  const waiting = await waitingDeposit(db, actor.userId, new Date())
  return {
    success: true,
    amount: company.depositAmount,
    methods: offeredMethods(company),
    bank: company.bank,
    waiting: waiting ? mapDeposit(waiting) : null,
  }
}
