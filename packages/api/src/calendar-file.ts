/** What a browser saves as a file; who is logged in is told by their session. */
export const calendarFile = '/v1/calendar'
