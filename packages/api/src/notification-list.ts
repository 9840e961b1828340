import * as contracts from '@seriba/contracts/notification-list'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const notificationListApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationList: build.query({ ...bind(contracts.notificationList), providesTags: ['Notification'] }),
    readNotifications: build.mutation({
      ...bind(contracts.readNotifications),
      invalidatesTags: ['Notification', 'Counters'],
    }),
  }),
})

export const { useNotificationListQuery, useReadNotificationsMutation } = notificationListApi
