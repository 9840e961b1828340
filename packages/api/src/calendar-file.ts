/** What a browser saves as a file; who is signed in is told by their session. */
export const calendarFile = '/v1/calendar'
