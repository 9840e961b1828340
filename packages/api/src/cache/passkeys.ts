import type * as contracts from '@seriba/contracts/passkeys'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listPasskeys: QueryRules<typeof contracts.listPasskeys> = { providesTags: ['Passkey'] }

export const addPasskey: MutationRules<typeof contracts.addPasskey> = { invalidatesTags: ['Passkey'] }

export const removePasskey: MutationRules<typeof contracts.removePasskey> = { invalidatesTags: ['Passkey'] }
