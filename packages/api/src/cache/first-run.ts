import type * as contracts from '@seriba/contracts/first-run'
import type { MutationRules } from '../endpoint.ts'

/** From now on somebody works here, which the login page says. */
export const createOwner: MutationRules<typeof contracts.createOwner> = { invalidatesTags: ['Site'] }
