import type * as contracts from '@seriba/contracts/two-step'
import type { MutationRules } from '../endpoint.ts'

export const confirmTwoStep: MutationRules<typeof contracts.confirmTwoStep> = { invalidatesTags: ['Account'] }

export const turnOffTwoStep: MutationRules<typeof contracts.turnOffTwoStep> = { invalidatesTags: ['Account'] }

export const renewRecoveryCodes: MutationRules<typeof contracts.renewRecoveryCodes> = {
  invalidatesTags: ['Account'],
}
