import type * as contracts from '@seriba/contracts/imports'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

/**
 * Uploads bring clients and are listed below them: what becomes stale there has no tag of its own, which every app
 * would load.
 */
const importTag = (id: number) => idTag('Client', `import ${id}`)
const allImports = idTag('Client', 'imports')

export const viewImport: QueryRules<typeof contracts.viewImport> = {
  providesTags: (_, __, { id }) => [importTag(id)],
}

export const listImports: QueryRules<typeof contracts.listImports> = { providesTags: [allImports] }

export const checkImport: QueryRules<typeof contracts.checkImport> = {
  providesTags: (_, __, { id }) => [importTag(id)],
}

export const importStanding: QueryRules<typeof contracts.importStanding> = {
  providesTags: ['Client', 'Purchase', 'Payment'],
}

export const readImport: MutationRules<typeof contracts.readImport> = {
  invalidatesTags: (done) => (done ? [allImports] : []),
}

export const mapImport: MutationRules<typeof contracts.mapImport> = {
  invalidatesTags: (_, __, { id }) => [importTag(id)],
}

const everything = ['Client', 'Purchase', 'Payment', 'Dashboard', 'Counters'] as const

export const runImport: MutationRules<typeof contracts.runImport> = {
  invalidatesTags: (_, __, { id }) => [importTag(id), allImports, ...everything],
}

export const takeBackImport: MutationRules<typeof contracts.takeBackImport> = {
  invalidatesTags: (_, __, { id }) => [importTag(id), allImports, ...everything],
}

export const inviteImported: MutationRules<typeof contracts.inviteImported> = {
  invalidatesTags: (_, __, { id }) => [importTag(id)],
}

export const exportImports: QueryRules<typeof contracts.exportImports> = { keepUnusedDataFor: 0 }
