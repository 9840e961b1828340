import type * as contracts from '@seriba/contracts/lot-notes'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const saveLotNote: MutationRules<typeof contracts.saveLotNote> = {
  invalidatesTags: (_saved, _error, { carId }) => [idTag('Lot', carId)],
}

// A colleague's note counts as well: the history shows what it is now.
export const listLotNotes: QueryRules<typeof contracts.listLotNotes> = {
  providesTags: (_notes, _error, { carId }) => [idTag('Lot', carId)],
}
