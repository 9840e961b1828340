// Generated from packages/contracts/src/notification-choices.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/notification-choices'
import * as cache from '../../cache/notification-choices.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Changes what the caller is notified of. `PUT /user/update-notification-choices` */
export const updateNotificationChoices = mutation(contracts.updateNotificationChoices, cache.updateNotificationChoices)
export const useUpdateNotificationChoicesMutation = useMutationOf(updateNotificationChoices)

/** What the caller is notified of, on which channels, and their quiet hours. `GET /user/notification-choices` */
export const viewNotificationChoices = query(contracts.viewNotificationChoices, cache.viewNotificationChoices)
export const useViewNotificationChoicesQuery = useQueryOf(viewNotificationChoices)
export const useLazyViewNotificationChoicesQuery = useLazyQueryOf(viewNotificationChoices)
