import type * as contracts from '@seriba/contracts/alerts'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewAlertChannels: QueryRules<typeof contracts.viewAlertChannels> = { providesTags: ['Alert'] }

export const subscribePush: MutationRules<typeof contracts.subscribePush> = { invalidatesTags: ['Alert'] }

export const unsubscribePush: MutationRules<typeof contracts.unsubscribePush> = { invalidatesTags: ['Alert'] }

export const disconnectTelegram: MutationRules<typeof contracts.disconnectTelegram> = {
  invalidatesTags: ['Alert'],
}
