import type { HallToday } from '@seriba/contracts/dashboard'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { HallAxis } from './hall-axis.ts'
import styles from './halls.module.css'

export const markKinds = ['new', 'bid', 'autoBid', 'won', 'past'] as const
type MarkKind = (typeof markKinds)[number]

function kindOf({ at, status, autoBid }: HallToday['marks'][number], now: number): MarkKind {
  if (status === bidStatus.win) return 'won'
  if (Date.parse(at) <= now || (status !== bidStatus.new && status !== bidStatus.bid)) return 'past'
  if (autoBid) return 'autoBid'
  return status === bidStatus.new ? 'new' : 'bid'
}

type LaneProps = { hall: HallToday; axis: HallAxis; now: number }

/** A hall's hours, how much of them is over, and a mark for every bid. Its figures are next to it in words. */
export function Lane({ hall, axis, now }: LaneProps) {
  const [from, to] = [axis.at(hall.from), axis.at(hall.to)]
  const gone = Math.min(to, Math.max(from, axis.at(now)))
  return (
    <div className={styles.lane} aria-hidden>
      <i className={styles.hours} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <i className={styles.gone} style={{ left: `${from}%`, width: `${gone - from}%` }} />
      {hall.marks.map((mark, place) => (
        <i
          key={place}
          className={styles.mark}
          data-kind={kindOf(mark, now)}
          style={{ left: `${axis.at(mark.at)}%` }}
        />
      ))}
      {axis.holds(now) && <i className={styles.now} style={{ left: `${axis.at(now)}%` }} />}
    </div>
  )
}
