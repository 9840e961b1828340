import { formatTime } from '@seriba/domain/format/date'
import { type RefObject, useEffect } from 'react'
import { DayCell } from './DayCell.tsx'
import { type DayLayout, lineAt, sizes } from './day-layout.ts'
import { drawnPart } from './drawn-part.ts'
import { LaneHead } from './LaneHead.tsx'
import styles from './lanes.module.css'
import { useGradualCells } from './use-gradual-cells.ts'
import { useLotPresses } from './use-lot-presses.ts'
import { useScrolled } from './use-scrolled.ts'
import { useSlotWords } from './use-slot-words.ts'

type LanesProps = {
  layout: DayLayout
  /** Null for any day but today. */
  now: number | null
  focused: number | null
  onFocus: (bidId: number) => void
  /** After each render: the element that is waiting for the focus may be on the board now. */
  onDrawn: () => void
  scroller: RefObject<HTMLElement | null>
  single: boolean
}

/** The board: only the visible part is rendered, so that a day with thousands of bids scrolls like one with ten. */
export function Lanes({ layout, now, focused, onFocus, onDrawn, scroller, single }: LanesProps) {
  const words = useSlotWords()
  const presses = useLotPresses(words.root, onFocus)
  const seen = useScrolled(scroller)
  const { lanes, rows, height, halls } = layout
  const head = single ? 0 : sizes.head
  const room = seen.width - sizes.time
  const column = single ? Math.max(240, room) : Math.max(sizes.column, room / Math.max(1, lanes.length))
  const width = sizes.time + lanes.length * column
  const part = { ...seen, top: seen.top - head, left: seen.left - sizes.time }
  const drawn = drawnPart(layout, part, column)
  const cells = useGradualCells(drawn.cells)
  const leftOf = (lane: number) => sizes.time + lane * column
  useEffect(onDrawn)
  const line = now === null ? null : lineAt(layout, now)

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={words.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      {...presses}
    >
      <div className={styles.board} style={{ width, height: head + height }}>
        {!single && (
          <div className={styles.heads} style={{ width }}>
            {lanes.slice(...drawn.lanes).map((lane, at) => (
              <LaneHead
                key={lane.name}
                lane={lane}
                now={now}
                left={leftOf(drawn.lanes[0] + at)}
                width={column}
              />
            ))}
          </div>
        )}
        <div
          className={styles.body}
          style={{ top: head, width, height, backgroundSize: `${column}px`, backgroundPositionX: sizes.time }}
        >
          {rows.slice(...drawn.rows).map(({ start, top, height }, at) => (
            <div key={start} className={styles.row} style={{ top, height, width }}>
              {cells
                .filter(({ row }) => row === drawn.rows[0] + at)
                .map(({ lane, bids }) => (
                  <DayCell
                    key={lane}
                    {...{ bids, halls, words, single, now }}
                    left={leftOf(lane)}
                    width={column}
                    focused={bids.some(({ bidId }) => bidId === focused) ? focused : null}
                  />
                ))}
            </div>
          ))}
          <div className={styles.times}>
            {rows.slice(...drawn.rows).map((row) => (
              <span
                key={row.start}
                // Below the current time, if that is shown at the top.
                className={row.top === line ? styles.lowered : undefined}
                style={{ top: row.top, height: row.height }}
              >
                {formatTime(new Date(row.start))}
              </span>
            ))}
          </div>
          {line !== null && now !== null && (
            <>
              <div className={styles.line} style={{ top: line, width }} />
              <div className={styles.now} style={{ top: Math.max(line, sizes.now), width }}>
                <b>{formatTime(new Date(now))}</b>
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
