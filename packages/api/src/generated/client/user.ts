// Generated from packages/contracts/src/user.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/user'
import * as cache from '../../cache/user.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Accepts the company's current terms; accepting any other version fails with 'stale'. `POST /user/accept-terms` */
export const acceptTerms = mutation(contracts.acceptTerms, cache.acceptTerms)
export const useAcceptTermsMutation = useMutationOf(acceptTerms)

/** Wins the client has not seen yet. `GET /user/win-notifications` */
export const winNotifications = query(contracts.winNotifications, cache.winNotifications)
export const useWinNotificationsQuery = useQueryOf(winNotifications)
export const useLazyWinNotificationsQuery = useLazyQueryOf(winNotifications)
