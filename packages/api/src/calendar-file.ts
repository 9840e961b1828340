/** What a browser saves as a file; the session says whose it is. */
export const calendarFile = '/v1/calendar'
