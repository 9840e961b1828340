import type * as contracts from '@seriba/contracts/bank-files'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const viewBankFile: QueryRules<typeof contracts.viewBankFile> = { providesTags: ['Payment'] }

export const listBankFiles: QueryRules<typeof contracts.listBankFiles> = { providesTags: ['Payment'] }

export const readBankFile: MutationRules<typeof contracts.readBankFile> = {
  invalidatesTags: (done) => (done ? ['Payment'] : []),
}

// If it is refused, lines of it have become payments in the meantime.
export const discardBankFile: MutationRules<typeof contracts.discardBankFile> = {
  invalidatesTags: ['Payment', 'Dashboard'],
}

export const recordBankLine: MutationRules<typeof contracts.recordBankLine> = {
  invalidatesTags: ['Payment', 'Client', idTag('Balance', 'client'), 'Dashboard'],
}

export const setBankLineAside: MutationRules<typeof contracts.setBankLineAside> = {
  invalidatesTags: ['Payment'],
}
