import type * as contracts from '@seriba/contracts/bank-account'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewBankAccount: QueryRules<typeof contracts.viewBankAccount> = { providesTags: ['Company'] }

export const saveBankAccount: MutationRules<typeof contracts.saveBankAccount> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Company']),
}

export const withdrawBankAccount: MutationRules<typeof contracts.withdrawBankAccount> = {
  invalidatesTags: ['Company'],
}
