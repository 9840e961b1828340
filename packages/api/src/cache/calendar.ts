import type * as contracts from '@seriba/contracts/calendar'
import type { MutationRules, QueryRules } from '../endpoint.ts'

/** What a browser saves as a file; the session says whose it is. */
export const calendarFile = '/v1/calendar'

export const viewCalendar: QueryRules<typeof contracts.viewCalendar> = { providesTags: ['Calendar'] }

export const renewCalendar: MutationRules<typeof contracts.renewCalendar> = { invalidatesTags: ['Calendar'] }

export const stopCalendar: MutationRules<typeof contracts.stopCalendar> = { invalidatesTags: ['Calendar'] }
