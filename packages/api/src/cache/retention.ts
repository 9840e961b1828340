import type * as contracts from '@seriba/contracts/retention'
import type { QueryRules } from '../endpoint.ts'

/** What is old grows older by itself: it is counted again whenever somebody looks. */
export const previewRetention: QueryRules<typeof contracts.previewRetention> = { keepUnusedDataFor: 0 }
