/** PostgreSQL counts from the start of 2000; times of lots are compared to the microsecond. */
const postgresEpochMs = 946_684_800_000

/** Microseconds since 2000. */
export const microseconds = (instant: Date): number => (instant.getTime() - postgresEpochMs) * 1000

/** Milliseconds since 1970, truncated. */
export const milliseconds = (micros: number): number => Math.floor(micros / 1000) + postgresEpochMs

const dayMicros = 24 * 3_600_000_000
const jstOffset = 9 * 3_600_000_000

/** Japanese days since the first of 2000. */
export const jstDayNumber = (micros: number): number => Math.floor((micros + jstOffset) / dayMicros)

/** `YYYY-MM-DD` for a day's number. */
export const dayNumbered = (number: number): string =>
  new Date(postgresEpochMs + number * (dayMicros / 1000)).toISOString().slice(0, 10)
