import type * as contracts from '@seriba/contracts/notification-list'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { readTags } from '../tags.ts'

export const notificationList: QueryRules<typeof contracts.notificationList> = {
  providesTags: ['Notification'],
}

export const viewWeek: QueryRules<typeof contracts.viewWeek> = { providesTags: ['Notification', 'Alert'] }

export const readNotifications: MutationRules<typeof contracts.readNotifications> = {
  invalidatesTags: readTags(),
}
