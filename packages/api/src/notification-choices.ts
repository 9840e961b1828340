import * as contracts from '@seriba/contracts/notification-choices'
import { api } from './api.ts'
import { bind, outliving } from './bind.ts'

export const notificationChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewNotificationChoices: build.query({
      ...bind(contracts.viewNotificationChoices),
      providesTags: ['Account'],
    }),
    updateNotificationChoices: build.mutation({
      ...outliving(bind(contracts.updateNotificationChoices)),
      // At once: news that comes before the answer is told as it was chosen.
      async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationChoicesApi.util.updateQueryData('viewNotificationChoices', undefined, () => ({
            ...chosen,
            off: [...(chosen.off ?? [])],
          })),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
  }),
})

export const { useViewNotificationChoicesQuery, useUpdateNotificationChoicesMutation } =
  notificationChoicesApi
