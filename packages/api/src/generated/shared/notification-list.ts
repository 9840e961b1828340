// Generated from packages/contracts/src/notification-list.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/notification-list'
import * as cache from '../../cache/notification-list.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The caller's notifications, newest first. A chat that was read has no unread messages, no matter where it was read. `GET /user/notifications` */
export const notificationList = query(contracts.notificationList, cache.notificationList)
export const useNotificationListQuery = useQueryOf(notificationList)
export const useLazyNotificationListQuery = useLazyQueryOf(notificationList)

/** Marks some notifications as read, or all up to a given one; later ones stay unread. `PUT /user/read-notifications` */
export const readNotifications = mutation(contracts.readNotifications, cache.readNotifications)
export const useReadNotificationsMutation = useMutationOf(readNotifications)

/** How many notifications reached the caller in seven days on each channel; null if this is unknown or the channel does not send it. `GET /user/notification-week` */
export const viewWeek = query(contracts.viewWeek, cache.viewWeek)
export const useViewWeekQuery = useQueryOf(viewWeek)
export const useLazyViewWeekQuery = useLazyQueryOf(viewWeek)
