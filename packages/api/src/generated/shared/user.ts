// Generated from packages/contracts/src/user.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/user'
import * as cache from '../../cache/user.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The caller's sessions and second step, for the security page. `GET /user/account` */
export const accountInfo = query(contracts.accountInfo, cache.accountInfo)
export const useAccountInfoQuery = useQueryOf(accountInfo)
export const useLazyAccountInfoQuery = useLazyQueryOf(accountInfo)

/** Changes the caller's password and closes their other sessions; the answer says how many. `POST /user/change-password` */
export const changePassword = mutation(contracts.changePassword, cache.changePassword)
export const useChangePasswordMutation = useMutationOf(changePassword)

/** What a socket missed: events after a sequence number, oldest first (GAP17). `GET /user/events` */
export const missedEvents = query(contracts.missedEvents, cache.missedEvents)
export const useMissedEventsQuery = useQueryOf(missedEvents)
export const useLazyMissedEventsQuery = useLazyQueryOf(missedEvents)

/** Closes one of the caller's sessions or, with `others`, all but the current one; the password is required again (ASVS 7.5.2). `POST /user/close-sessions` */
export const revokeSessions = mutation(contracts.revokeSessions, cache.revokeSessions)
export const useRevokeSessionsMutation = useMutationOf(revokeSessions)

/** Clients by name, company, email or id; at most 11, so that the caller can tell there are too many (GAP51). `GET /user/search` */
export const searchClients = query(contracts.searchClients, cache.searchClients)
export const useSearchClientsQuery = useQueryOf(searchClients)
export const useLazySearchClientsQuery = useLazyQueryOf(searchClients)

/** Marks wins as seen; without ids, all of them (GAP16). `PUT /user/update-notification-status` */
export const updateNotificationStatus = mutation(contracts.updateNotificationStatus, cache.updateNotificationStatus)
export const useUpdateNotificationStatusMutation = useMutationOf(updateNotificationStatus)

/** Updates the caller's profile, except for the email address, which a manager changes. `PUT /user/update-profile` */
export const updateProfile = mutation(contracts.updateProfile, cache.updateProfile)
export const useUpdateProfileMutation = useMutationOf(updateProfile)

/** Changes the caller's language, or whether they are notified of bids by email. `PUT /user/update-setting` */
export const updateSetting = mutation(contracts.updateSetting, cache.updateSetting)
export const useUpdateSettingMutation = useMutationOf(updateSetting)

/** A client's balance, for anyone who may bid in their name. `GET /user/user-info` */
export const userInfo = query(contracts.userInfo, cache.userInfo)
export const useUserInfoQuery = useQueryOf(userInfo)
export const useLazyUserInfoQuery = useLazyQueryOf(userInfo)

/** The caller's profile: who they are, what they may do, and their settings. `GET /user/view-profile` */
export const viewProfile = query(contracts.viewProfile, cache.viewProfile)
export const useViewProfileQuery = useQueryOf(viewProfile)
export const useLazyViewProfileQuery = useLazyQueryOf(viewProfile)
