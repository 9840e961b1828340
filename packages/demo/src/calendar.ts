const dayMs = 86_400_000
const jstMs = 9 * 3_600_000

/** Days since 1970-01-01 of a Japanese date 'YYYY-MM-DD'. */
export function dayNumber(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(ms)) throw new Error(`Not a date: ${date}`)
  return Math.floor(ms / dayMs)
}

export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The instant, in milliseconds, of a second of a Japanese day. */
export const instantOf = (day: number, second: number): number => day * dayMs + second * 1000 - jstMs

/** The Japanese date of an instant. */
export const japanDate = (instant: Date | number): string =>
  new Date(Number(instant) + jstMs).toISOString().slice(0, 10)

/** Halls rest on Sundays; today counts if it is not a Sunday. */
export function nextAuctionDays(today: number, count = 6): number[] {
  const days: number[] = []
  for (let day = today; days.length < count; day++) if (weekdayOf(day) !== 0) days.push(day)
  return days
}

/** Auction days in the `back` days before today, newest first. */
export function pastAuctionDays(today: number, back = 90): number[] {
  const days: number[] = []
  for (let day = today - 1; day >= today - back; day--) if (weekdayOf(day) !== 0) days.push(day)
  return days
}

const clock = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))

/** 'HH:MM:SS' of a second of the day. */
export function clockText(second: number): string {
  const minutes = Math.floor(second / 60)
  return `${clock[Math.floor(minutes / 60)]}:${clock[minutes % 60]}:${clock[second % 60]}`
}
