import type * as contracts from '@seriba/contracts/retention'
import type { QueryRules } from '../endpoint.ts'

/** Old data gets older by itself: it is counted again whenever somebody looks. */
export const previewRetention: QueryRules<typeof contracts.previewRetention> = { keepUnusedDataFor: 0 }
