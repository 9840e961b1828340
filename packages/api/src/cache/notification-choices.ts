import * as contracts from '@seriba/contracts/notification-choices'
import { updateCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewNotificationChoices: QueryRules<typeof contracts.viewNotificationChoices> = {
  providesTags: ['Account'],
}

export const updateNotificationChoices: MutationRules<typeof contracts.updateNotificationChoices> = {
  keepalive: true,
  // At once: notifications that come before the answer already follow the choice.
  async onQueryStarted({ off = [], quiet }, { dispatch, queryFulfilled }) {
    const patch = dispatch(
      updateCached(contracts.viewNotificationChoices, undefined, () => ({
        off: [...off],
        quiet: { ...quiet, urgent: quiet.urgent ?? true },
      })),
    )
    await queryFulfilled.catch(patch.undo)
  },
}
