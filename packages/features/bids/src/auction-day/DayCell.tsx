import type { DayBid, DayHall } from '@seriba/contracts/auction-day'
import { memo } from 'react'
import { isDone, isTruncated, timeOf } from './day-layout.ts'
import styles from './lanes.module.css'
import { Slot } from './Slot.tsx'
import type { SlotWords } from './use-slot-words.ts'

/** A lot that comes up this soon is marked by its color. */
const soonMs = 30 * 60_000

type DayCellProps = {
  bids: readonly DayBid[]
  halls: ReadonlyMap<string, DayHall>
  words: SlotWords
  single: boolean
  left: number
  width: number
  now: number | null
  /** Null if the bid that keys act on is elsewhere. */
  focused: number | null
}

/** A hall's bids in a quarter of an hour. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { bids, words, left, width, focused } = props
  return (
    <div className={styles.cell} style={{ left, width }}>
      {bids.map((bid) => (
        <Slot
          key={bid.bidId}
          words={words}
          {...factsOf(bid, props)}
          focused={bid.bidId === focused}
          named={props.single}
        />
      ))}
    </div>
  )
})

function factsOf(bid: DayBid, { halls, now, single }: DayCellProps) {
  const hall = halls.get(bid.auctionName)
  const at = timeOf(bid, hall)
  return {
    bid,
    at,
    live: !isDone(bid) && hall?.nowAt === bid.lotNo,
    cut: isTruncated(bid, single),
    soon: now !== null && at > now && at - now <= soonMs,
  }
}
