import type * as contracts from '@seriba/contracts/site-pages'
import type { QueryRules } from '../endpoint.ts'

/** The company's own pages do not change while one of them is open. */

export const sitePage: QueryRules<typeof contracts.sitePage> = {
  keepUnusedDataFor: 24 * 60 * 60,
  providesTags: ['Site'],
}

export const pageChanges: QueryRules<typeof contracts.pageChanges> = { providesTags: ['Site'] }
