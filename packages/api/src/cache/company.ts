import * as contracts from '@seriba/contracts/company'
import { upsertCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewCompany: QueryRules<typeof contracts.viewCompany> = { providesTags: ['Company'] }

export const saveCompany: MutationRules<typeof contracts.saveCompany> = {
  // The answer contains what was saved: nobody looks at the old value while it is reloaded.
  async onQueryStarted(_saving, { dispatch, queryFulfilled }) {
    const saved = await queryFulfilled.catch(() => null)
    if (saved) dispatch(upsertCached(contracts.viewCompany, undefined, saved.data))
  },
  invalidatesTags: (_saved, error) => (error ? [] : ['Site']),
}

export const saveCompanyDraft: MutationRules<typeof contracts.saveCompanyDraft> = {
  async onQueryStarted(_saving, { dispatch, queryFulfilled }) {
    const saved = await queryFulfilled.catch(() => null)
    if (saved) dispatch(upsertCached(contracts.viewCompany, undefined, saved.data))
  },
}

export const previewPage: QueryRules<typeof contracts.previewPage> = { keepUnusedDataFor: 0 }
