import type * as contracts from '@seriba/contracts/client-papers'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { clientChanged, idTag, type Tag } from '../tags.ts'

const changed = ({ id }: { id: number }): Tag[] => clientChanged(id)

// Addresses of documents expire after ten minutes.
export const clientPapers: QueryRules<typeof contracts.clientPapers> = {
  keepUnusedDataFor: 60,
  providesTags: (_papers, _error, { id }) => [idTag('Client', id)],
}

export const uploadClientPaper: MutationRules<typeof contracts.uploadClientPaper> = {
  invalidatesTags: (_done, _error, asked) => changed(asked),
}

export const reviewPaper: MutationRules<typeof contracts.reviewPaper> = {
  invalidatesTags: (_done, _error, asked) => changed(asked),
}

export const deletePaper: MutationRules<typeof contracts.deletePaper> = {
  invalidatesTags: (_done, _error, asked) => changed(asked),
}

export const askForPaper: MutationRules<typeof contracts.askForPaper> = {
  invalidatesTags: (_done, _error, asked) => changed(asked),
}

export const checkClient: MutationRules<typeof contracts.checkClient> = {
  invalidatesTags: (_done, _error, asked) => changed(asked),
}

export const ownPapers: QueryRules<typeof contracts.ownPapers> = {
  keepUnusedDataFor: 60,
  providesTags: ['Account'],
}

export const uploadOwnPaper: MutationRules<typeof contracts.uploadOwnPaper> = {
  invalidatesTags: ['Account'],
}
