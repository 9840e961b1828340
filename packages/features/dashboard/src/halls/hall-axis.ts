import type { HallToday } from '@seriba/contracts/dashboard'
import { hourMs } from '@seriba/domain/time/jst'

export type HallAxis = {
  hours: number[]
  /** The position of a moment, in percent of the axis; a moment outside of it is at its end. */
  at: (moment: string | number) => number
  holds: (moment: number) => boolean
}

/**
 * Whole hours around everything that runs today. Japan's offset from UTC is in whole hours, so its hours begin with
 * ours.
 */
export function hallAxis(halls: readonly Pick<HallToday, 'from' | 'to'>[]): HallAxis {
  const start = Math.floor(Math.min(...halls.map(({ from }) => Date.parse(from))) / hourMs) * hourMs
  const last = Math.max(...halls.map(({ to }) => Date.parse(to)))
  const end = Math.max(start + hourMs, Math.ceil(last / hourMs) * hourMs)
  const at = (moment: string | number) => {
    const share = (new Date(moment).getTime() - start) / (end - start)
    return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100
  }
  return {
    hours: Array.from({ length: (end - start) / hourMs }, (_, hour) => start + hour * hourMs),
    at,
    holds: (moment) => moment >= start && moment <= end,
  }
}
