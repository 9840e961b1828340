import * as contracts from '@seriba/contracts/calendar'
import { api } from './api.ts'
import { bind } from './bind.ts'

/** What a browser saves as a file; who is signed in is told by his session. */
export const calendarFile = '/v1/calendar'

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewCalendar: build.query({ ...bind(contracts.viewCalendar), providesTags: ['Calendar'] }),
    renewCalendar: build.mutation({ ...bind(contracts.renewCalendar), invalidatesTags: ['Calendar'] }),
    stopCalendar: build.mutation({ ...bind(contracts.stopCalendar), invalidatesTags: ['Calendar'] }),
  }),
})

export const { useViewCalendarQuery, useRenewCalendarMutation, useStopCalendarMutation } = calendarApi
