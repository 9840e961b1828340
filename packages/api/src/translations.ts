import * as contracts from '@seriba/contracts/translations'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag } from './tags.ts'

export const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestTranslation: build.mutation({
      ...bind(contracts.requestTranslation),
      invalidatesTags: (_done, error, { carId }) => (error ? [] : [idTag('Lot', carId)]),
    }),
    translationResult: build.query({
      ...bind(contracts.translationResult),
      providesTags: (_result, _error, { carId }) => [idTag('Translation', carId)],
    }),
    translationIndex: build.query({
      ...bind(contracts.translationIndex),
      providesTags: [{ type: 'Translation', id: 'LIST' }],
    }),
    answerTranslation: build.mutation({
      ...bind(contracts.answerTranslation),
      invalidatesTags: (_done, error, { carId }) =>
        error
          ? []
          : [
              { type: 'Translation', id: 'LIST' },
              idTag('Translation', carId),
              idTag('Lot', carId),
              'Dashboard',
            ],
    }),
    uploadTranslationFile: build.mutation({ ...bind(contracts.uploadTranslationFile) }),
  }),
})

export const {
  useRequestTranslationMutation,
  useTranslationResultQuery,
  useTranslationIndexQuery,
  useAnswerTranslationMutation,
  useUploadTranslationFileMutation,
} = translationsApi
