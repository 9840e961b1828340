import { dayMs } from '../time/jst.ts'
import type { YearMonth } from './vehicle.ts'

/** The day on which a vehicle is expected to arrive: some days to the ship, then the voyage. `YYYY-MM-DD`. */
export function arrivalDay(day: string, handlingDays: number, transitDays: number): string {
  const start = new Date(`${day}T00:00:00Z`).getTime()
  return new Date(start + (handlingDays + transitDays) * dayMs).toISOString().slice(0, 10)
}

export function monthOfDay(day: string): YearMonth {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { year, month }
}
