/** What a browser saves as a file; the session tells whose it is. */
export const calendarFile = '/v1/calendar'
