/** Japan is on UTC+9 all year: no time zone database is needed. */
export const jstOffsetMs = 9 * 3_600_000

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

export type JstParts = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  weekday: number
}

/** The parts of an instant in Japanese local time; weekday 0 is Sunday. */
export function jstParts(instant: Date | string | number): JstParts {
  const shifted = new Date(new Date(instant).getTime() + jstOffsetMs)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  }
}

/** The Japanese calendar day of an instant, `YYYY-MM-DD`. */
export const jstDay = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + jstOffsetMs).toISOString().slice(0, 10)

/** The instant at which a Japanese calendar day begins. */
export const startOfJstDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** Six JST days from today on, skipping Sunday (DEC18). */
export function nextAuctionDays(today: string): string[] {
  return Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0)
    .slice(0, 6)
}
