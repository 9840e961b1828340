import * as contracts from '@seriba/contracts/notification-choices'
import { updateCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const viewNotificationChoices: QueryRules<typeof contracts.viewNotificationChoices> = {
  providesTags: ['Account'],
}

export const updateNotificationChoices: MutationRules<typeof contracts.updateNotificationChoices> = {
  keepalive: true,
  // At once: news that comes before the answer is told as it was chosen.
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
