/** PostgreSQL counts from the first moment of 2000; times of lots are compared to the microsecond. */
const postgresEpochMs = 946_684_800_000

/** Microseconds since 2000. */
export const microseconds = (instant: Date): number => (instant.getTime() - postgresEpochMs) * 1000

/** A moment on the clock, of microseconds since 2000. */
export const instantOf = (micros: number): number => postgresEpochMs + Math.floor(micros / 1000)
