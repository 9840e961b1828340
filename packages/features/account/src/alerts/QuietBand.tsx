import { minutesOfDay, type QuietHours } from '@seriba/domain/notifications/quiet-hours'
import styles from './alerts.module.css'
import type { HallHours } from './hall-hours.ts'

type Part = { from: number; to: number }

/** A span of the day, split in two if it crosses midnight. */
const partsOf = (from: number, to: number): Part[] =>
  from < to
    ? [{ from, to }]
    : [
        { from, to: minutesOfDay },
        { from: 0, to },
      ]

const place = ({ from, to }: Part) => ({
  left: `${(from / minutesOfDay) * 100}%`,
  width: `${((to - from) / minutesOfDay) * 100}%`,
})

const marks = ['0:00', '6:00', '12:00', '18:00', '24:00']

/** A day with its quiet hours, and Japan's auction day as a line below them. It is described in words next to it. */
export function QuietBand({ quiet, halls }: { quiet: QuietHours; halls: HallHours }) {
  return (
    <div aria-hidden className={styles.band} data-off={!quiet.on || undefined}>
      <div className={styles.day}>
        {partsOf(quiet.from, quiet.to).map((part) => (
          <span key={part.from} className={styles.night} style={place(part)} />
        ))}
        {partsOf(halls.start, halls.end).map((part) => (
          <span key={part.from} className={styles.halls} style={place(part)} />
        ))}
      </div>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
