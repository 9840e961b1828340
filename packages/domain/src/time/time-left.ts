import { dayMs, hourMs } from './jst.ts'

export const minuteMs = 60_000

/** The time left until a moment, in the usual units: days and hours from 24 hours on, otherwise hours and minutes. */
export type TimeLeft =
  | { unit: 'passed' }
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

/** Whole units, rounded down: nobody is shown more time than they have. The last minute counts as one. */
export function timeLeft(until: string | Date, now: Date): TimeLeft {
  const left = new Date(until).getTime() - now.getTime()
  if (left <= 0) return { unit: 'passed' }
  if (left >= dayMs)
    return { unit: 'days', days: Math.floor(left / dayMs), hours: Math.floor((left % dayMs) / hourMs) }
  const minutes = Math.floor((left % hourMs) / minuteMs)
  if (left >= hourMs) return { unit: 'hours', hours: Math.floor(left / hourMs), minutes }
  return { unit: 'minutes', minutes: Math.max(1, minutes) }
}

/** How near a deadline is: the last hour is `urgent`, the last three are `soon`. */
export function urgency(until: string | Date, now: Date): 'passed' | 'urgent' | 'soon' | 'calm' {
  const left = new Date(until).getTime() - now.getTime()
  if (left <= 0) return 'passed'
  if (left <= hourMs) return 'urgent'
  return left <= 3 * hourMs ? 'soon' : 'calm'
}

/** The time left as a countdown clock shows it, `0:08:41`. */
export function clockLeft(until: string | Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((new Date(until).getTime() - now.getTime()) / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
