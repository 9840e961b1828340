import type { DayBid } from '@seriba/contracts/auction-day'
import { formatTime } from '@seriba/domain/format/date'
import { type CSSProperties, type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayLayout, lineAt, rowsIn, sizes, timeOf } from './day-layout.ts'
import { LaneHead } from './LaneHead.tsx'
import styles from './lanes.module.css'
import { Slot } from './Slot.tsx'
import { useScrolled } from './use-scrolled.ts'

/** A lot that comes up so soon is told by its color. */
const soonMs = 30 * 60_000

type LanesProps = {
  layout: DayLayout
  now: number
  focused: number | null
  onFocus: (bidId: number) => void
  scroller: RefObject<HTMLDivElement | null>
  single: boolean
}

/** The board: only what is in sight is drawn, so that a day of thousands of bids scrolls as one of ten does. */
export function Lanes({ layout, now, focused, onFocus, scroller, single }: LanesProps) {
  const { t } = useTranslation('auctionDay')
  const seen = useScrolled(scroller)
  const { lanes, rows, height } = layout
  const head = single ? 0 : sizes.head
  const column = single
    ? Math.max(240, seen.width - sizes.time)
    : Math.max(sizes.column, (seen.width - sizes.time) / Math.max(1, lanes.length))
  const width = sizes.time + lanes.length * column
  const [firstRow, afterRow] = rowsIn(layout, seen.top - head, seen.top + seen.height - head)
  const firstLane = Math.max(0, Math.floor((seen.left - sizes.time) / column) - 1)
  const afterLane = Math.min(lanes.length, Math.ceil((seen.left + seen.width) / column) + 1)
  const drawnRows = rows.slice(firstRow, afterRow)
  const drawnLanes = lanes.slice(firstLane, afterLane)
  const line = lineAt(layout, now)
  const cellStyle = (lane: number): CSSProperties => ({ left: sizes.time + lane * column, width: column })

  const grid = useMemo(() => ({ width, height: head + height }), [width, head, height])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section ref={scroller} className={styles.scroller} aria-label={t('board')} tabIndex={0}>
      <div className={styles.board} style={grid}>
        {!single && (
          <div className={styles.heads} style={{ width }}>
            {drawnLanes.map((lane, at) => (
              <LaneHead key={lane.name} lane={lane} now={now} style={cellStyle(firstLane + at)} />
            ))}
          </div>
        )}
        <div className={styles.body} style={{ top: head, height }}>
          {drawnRows.map((row) => (
            <div key={row.start} className={styles.row} style={{ top: row.top, height: row.height, width }}>
              <span className={styles.time}>{formatTime(new Date(row.start))}</span>
            </div>
          ))}
          {drawnLanes.map((lane, at) =>
            drawnRows.map((row, index) => {
              const bids = lane.cells.get(firstRow + index)
              return (
                <div
                  key={`${lane.name} ${row.start}`}
                  className={styles.cell}
                  style={{ ...cellStyle(firstLane + at), top: row.top, height: row.height }}
                >
                  {bids?.map((bid) => (
                    <Slot
                      key={bid.bidId}
                      {...slotOf(bid, layout, { now, single })}
                      focused={bid.bidId === focused}
                      onFocus={onFocus}
                    />
                  ))}
                </div>
              )
            }),
          )}
          {line !== null && (
            <>
              <div className={styles.line} style={{ top: line, width }} />
              <div className={styles.now} style={{ top: line, width }}>
                <b>{formatTime(new Date(now))}</b>
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function slotOf(bid: DayBid, { lanes }: DayLayout, { now, single }: { now: number; single: boolean }) {
  const hall = single ? undefined : lanes.find(({ name }) => name === bid.auctionName)?.hall
  const at = timeOf(bid, hall)
  return { bid, at, live: hall?.nowAt === bid.lotNo, soon: at > now && at - now <= soonMs, named: single }
}
