import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, success } from './fields.ts'

/** Whether one's bids can be read at an address of one's own, and since when; the address itself is not kept. */
const CalendarState = z.object({ since: z.nullable(instant()) })

/** The address of the caller's calendar of auctions, if there is one. */
export const viewCalendar = contract({
  method: 'GET',
  path: '/user/calendar',
  operation: 'calendar.viewCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: CalendarState,
  errors: [],
})

/** Makes an address that calendars read without a session; the one before it is dead. It is told this once. */
export const renewCalendar = contract({
  method: 'POST',
  path: '/user/calendar',
  operation: 'calendar.renewCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  errors: [],
})

/** Closes the calendar's address. */
export const stopCalendar = contract({
  method: 'DELETE',
  path: '/user/calendar',
  operation: 'calendar.stopCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: success(),
  errors: [],
})
