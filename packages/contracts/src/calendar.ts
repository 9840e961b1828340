import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, success } from './fields.ts'

/** Whether one's bids can be read at an address of one's own, and since when; the address itself is not kept. */
const CalendarState = z.object({ since: z.nullable(instant()) })

export const viewCalendar = contract({
  method: 'GET',
  path: '/user/calendar',
  door: 'calendar.viewCalendar',
  input: z.object({}),
  output: CalendarState,
  refusals: [],
})

/** Makes an address that calendars read without a session; the one before it is dead. It is told this once. */
export const renewCalendar = contract({
  method: 'POST',
  path: '/user/calendar',
  door: 'calendar.renewCalendar',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  refusals: [],
})

export const stopCalendar = contract({
  method: 'DELETE',
  path: '/user/calendar',
  door: 'calendar.stopCalendar',
  input: z.object({}),
  output: success(),
  refusals: [],
})
