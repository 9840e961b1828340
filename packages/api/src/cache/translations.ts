import type * as contracts from '@seriba/contracts/translations'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const requestTranslation: MutationRules<typeof contracts.requestTranslation> = {
  invalidatesTags: (_done, error, { carId }) => (error ? [] : [idTag('Lot', carId)]),
}

export const translationResult: QueryRules<typeof contracts.translationResult> = {
  providesTags: (_result, _error, { carId }) => [idTag('Translation', carId)],
}

export const translationIndex: QueryRules<typeof contracts.translationIndex> = {
  providesTags: [{ type: 'Translation', id: 'LIST' }],
}

export const answerTranslation: MutationRules<typeof contracts.answerTranslation> = {
  invalidatesTags: (_done, error, { carId }) =>
    error
      ? // A colleague may have been faster.
        [{ type: 'Translation', id: 'LIST' }]
      : [{ type: 'Translation', id: 'LIST' }, idTag('Translation', carId), idTag('Lot', carId), 'Dashboard'],
}

export const saveTranslationDraft: MutationRules<typeof contracts.saveTranslationDraft> = {
  // Also when refused: then there is a colleague's draft.
  invalidatesTags: [{ type: 'Translation', id: 'LIST' }],
}

export const handOverTranslation: MutationRules<typeof contracts.handOverTranslation> = {
  // Also when refused: then a colleague was faster.
  invalidatesTags: [{ type: 'Translation', id: 'LIST' }],
}

export const exportTranslations: QueryRules<typeof contracts.exportTranslations> = { keepUnusedDataFor: 0 }
