export { upsertCached } from '../cached.ts'
export { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '../endpoint.ts'
