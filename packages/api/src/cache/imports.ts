import type * as contracts from '@seriba/contracts/imports'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, listTag } from '../tags.ts'

export const viewImport: QueryRules<typeof contracts.viewImport> = {
  providesTags: (_, __, { id }) => [idTag('Import', id)],
}

export const listImports: QueryRules<typeof contracts.listImports> = { providesTags: [listTag('Import')] }

export const checkImport: QueryRules<typeof contracts.checkImport> = {
  providesTags: (_, __, { id }) => [idTag('Import', id)],
}

export const importStanding: QueryRules<typeof contracts.importStanding> = {
  providesTags: ['Client', 'Purchase', 'Payment'],
}

export const readImport: MutationRules<typeof contracts.readImport> = {
  invalidatesTags: (done) => (done ? [listTag('Import')] : []),
}

export const mapImport: MutationRules<typeof contracts.mapImport> = {
  invalidatesTags: (_, __, { id }) => [idTag('Import', id)],
}

const everything = ['Client', 'Purchase', 'Payment', 'Dashboard', 'Counters'] as const

export const runImport: MutationRules<typeof contracts.runImport> = {
  invalidatesTags: (_, __, { id }) => [idTag('Import', id), listTag('Import'), ...everything],
}

export const takeBackImport: MutationRules<typeof contracts.takeBackImport> = {
  invalidatesTags: (_, __, { id }) => [idTag('Import', id), listTag('Import'), ...everything],
}

export const inviteImported: MutationRules<typeof contracts.inviteImported> = {
  invalidatesTags: (_, __, { id }) => [idTag('Import', id)],
}
