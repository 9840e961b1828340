import type { DayBid } from '@seriba/contracts/auction-day'
import { memo } from 'react'
import { type DayLane, type DayLayout, isDone, timeOf } from './day-layout.ts'
import styles from './lanes.module.css'
import { Slot, type SlotWords } from './Slot.tsx'

/** A lot that comes up so soon is told by its color. */
const soonMs = 30 * 60_000

type LaneProps = {
  lane: DayLane
  layout: DayLayout
  words: SlotWords
  single: boolean
  firstRow: number
  afterRow: number
  left: number
  width: number
  now: number | null
  focused: number | null
}

/** The bids of a hall in the rows that are in sight. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, layout, words, firstRow, afterRow, left, width, focused } = props
  return layout.rows.slice(firstRow, afterRow).map((row, at) => {
    const bids = lane.cells.get(firstRow + at)
    return (
      <div key={row.start} className={styles.cell} style={{ left, width, top: row.top, height: row.height }}>
        {bids?.map((bid) => (
          <Slot key={bid.bidId} {...words} {...factsOf(bid, props)} focused={bid.bidId === focused} />
        ))}
      </div>
    )
  })
})

function factsOf(bid: DayBid, { layout: { halls }, now, single }: LaneProps) {
  const hall = halls.get(bid.auctionName)
  const at = timeOf(bid, hall)
  return {
    bid,
    at,
    live: !isDone(bid) && hall?.nowAt === bid.lotNo,
    soon: now !== null && at > now && at - now <= soonMs,
    named: single,
  }
}
