// Generated from packages/contracts/src/calendar.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/calendar'
import * as cache from '../../cache/calendar.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates an address that calendar apps can read without a session, and invalidates the previous one. The address is shown only once. `POST /user/calendar` */
export const renewCalendar = mutation(contracts.renewCalendar, cache.renewCalendar)
export const useRenewCalendarMutation = useMutationOf(renewCalendar)

/** Deletes the calendar's address. `DELETE /user/calendar` */
export const stopCalendar = mutation(contracts.stopCalendar, cache.stopCalendar)
export const useStopCalendarMutation = useMutationOf(stopCalendar)

/** The address of the caller's auction calendar, if there is one. `GET /user/calendar` */
export const viewCalendar = query(contracts.viewCalendar, cache.viewCalendar)
export const useViewCalendarQuery = useQueryOf(viewCalendar)
export const useLazyViewCalendarQuery = useLazyQueryOf(viewCalendar)
