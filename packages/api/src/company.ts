import * as contracts from '@seriba/contracts/company'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewCompany: build.query({ ...bind(contracts.viewCompany), providesTags: ['Company'] }),
    saveCompany: build.mutation({
      ...bind(contracts.saveCompany),
      // What was saved is answered: nobody looks at the old one while it is asked for again.
      async onQueryStarted(_saving, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) dispatch(companyApi.util.upsertQueryData('viewCompany', undefined, saved.data))
      },
      invalidatesTags: (_saved, error) => (error ? [] : ['Site']),
    }),
    saveCompanyDraft: build.mutation({
      ...bind(contracts.saveCompanyDraft),
      async onQueryStarted(_saving, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) dispatch(companyApi.util.upsertQueryData('viewCompany', undefined, saved.data))
      },
    }),
    uploadPicture: build.mutation({ ...bind(contracts.uploadPicture) }),
    previewPage: build.query({ ...bind(contracts.previewPage), keepUnusedDataFor: 0 }),
  }),
})

export const {
  useViewCompanyQuery,
  useSaveCompanyMutation,
  useSaveCompanyDraftMutation,
  useUploadPictureMutation,
  usePreviewPageQuery,
} = companyApi
