import type * as contracts from '@seriba/contracts/sheets'
import { toApiError } from '../api-error.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const viewSheetReading: QueryRules<typeof contracts.viewSheetReading> = {
  providesTags: (_answer, _error, { id }) => [idTag('Lot', id), idTag('SheetReading', id)],
}

export const readSheet: MutationRules<typeof contracts.readSheet> = {
  invalidatesTags: (_answer, error, { id }) =>
    error ? [] : [{ type: 'SheetReading', id: 'LIST' }, idTag('SheetReading', id)],
}

export const listReadings: QueryRules<typeof contracts.listReadings> = {
  // Both of the staff's queues hear of the same changes.
  providesTags: [
    { type: 'SheetReading', id: 'LIST' },
    { type: 'Translation', id: 'LIST' },
  ],
}

export const viewSheetAlert: QueryRules<typeof contracts.viewSheetAlert> = {
  providesTags: (_answer, _error, { id }) => [idTag('SheetReading', id)],
}

export const askForSheet: MutationRules<typeof contracts.askForSheet> = {
  invalidatesTags: (_answer, _error, { id }) => [idTag('SheetReading', id)],
}

export const askForCheck: MutationRules<typeof contracts.askForCheck> = {
  invalidatesTags: (_done, error, { id }) => (error ? [] : [idTag('SheetReading', id)]),
}

export const reportMistake: MutationRules<typeof contracts.reportMistake> = {
  invalidatesTags: (_done, error, { id }) =>
    // If the reading has changed in the meantime, it is fetched again.
    error && toApiError(error)?.code !== 'stale' ? [] : [idTag('SheetReading', id)],
}

export const checkReading: MutationRules<typeof contracts.checkReading> = {
  invalidatesTags: (_done, error) =>
    // Somebody else was faster: their result is fetched.
    error && toApiError(error)?.code !== 'stale' ? [] : [{ type: 'SheetReading', id: 'LIST' }],
}

export const dropReading: MutationRules<typeof contracts.dropReading> = {
  invalidatesTags: (_done, error) => (error ? [] : [{ type: 'SheetReading', id: 'LIST' }]),
}

export const draftTranslation: MutationRules<typeof contracts.draftTranslation> = {
  invalidatesTags: (_draft, error) => (error ? [] : [{ type: 'SheetReading', id: 'LIST' }]),
}
