import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, success } from './fields.ts'

/**
 * Whether there is an address at which the caller's bids can be read, and since when; the address itself is not kept.
 */
const CalendarState = z.object({ since: z.nullable(instant()) })

/** The address of the caller's auction calendar, if there is one. */
export const viewCalendar = contract({
  method: 'GET',
  path: '/user/calendar',
  operation: 'calendar.viewCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: CalendarState,
  errors: [],
})

/**
 * Creates an address that calendar apps can read without a session, and invalidates the previous one. The address is
 * shown only once.
 */
export const renewCalendar = contract({
  method: 'POST',
  path: '/user/calendar',
  operation: 'calendar.renewCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  errors: [],
})

/** Deletes the calendar's address. */
export const stopCalendar = contract({
  method: 'DELETE',
  path: '/user/calendar',
  operation: 'calendar.stopCalendar',
  audience: 'buyer',
  input: z.object({}),
  output: success(),
  errors: [],
})
