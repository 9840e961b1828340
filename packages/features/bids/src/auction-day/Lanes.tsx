import { formatTime } from '@seriba/domain/format/date'
import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router'
import { type DayLayout, lineAt, rowsIn, sizes } from './day-layout.ts'
import { Lane } from './Lane.tsx'
import { LaneHead } from './LaneHead.tsx'
import styles from './lanes.module.css'
import { useScrolled } from './use-scrolled.ts'

type LanesProps = {
  layout: DayLayout
  /** Null of another day than today. */
  now: number | null
  focused: number | null
  onFocus: (bidId: number) => void
  /** After each drawing: what the focus waits for may stand on the board now. */
  onDrawn: () => void
  scroller: RefObject<HTMLElement | null>
  single: boolean
}

/** The board: only what is in sight is drawn, so that a day of thousands of bids scrolls as one of ten does. */
export function Lanes({ layout, now, focused, onFocus, onDrawn, scroller, single }: LanesProps) {
  const { t } = useTranslation('auctionDay')
  const href = useHref('/')
  const navigate = useNavigate()
  const words = useMemo(() => ({ t, root: href.replace(/\/$/, '') }), [t, href])
  const seen = useScrolled(scroller)
  const { lanes, rows, height } = layout
  const head = single ? 0 : sizes.head
  const room = seen.width - sizes.time
  const column = single ? Math.max(240, room) : Math.max(sizes.column, room / Math.max(1, lanes.length))
  const width = sizes.time + lanes.length * column
  const [firstRow, afterRow] = rowsIn(layout, seen.top - head, seen.top + seen.height - head)
  const firstLane = Math.max(0, Math.floor((seen.left - sizes.time) / column) - 1)
  const drawnLanes = lanes.slice(firstLane, Math.ceil((seen.left + seen.width) / column) + 1)
  const leftOf = (at: number) => sizes.time + (firstLane + at) * column
  useEffect(onDrawn)
  const line = now === null ? null : lineAt(layout, now)

  const chosen = ({ target }: MouseEvent | FocusEvent) => {
    const bid = target instanceof Element && target.closest<HTMLElement>('[data-bid]')?.dataset.bid
    if (bid) onFocus(Number(bid))
  }
  // A lot opens within the app, and in a tab of its own where one asks for that.
  const onClick = (event: MouseEvent) => {
    chosen(event)
    const link = event.target instanceof Element && event.target.closest('[data-lot-link]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate((link.getAttribute('href') ?? '').slice(words.root.length))
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the links themselves
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={t('board')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      onClick={onClick}
      onFocus={chosen}
    >
      <div className={styles.board} style={{ width, height: head + height }}>
        {!single && (
          <div className={styles.heads} style={{ width }}>
            {drawnLanes.map((lane, at) => (
              <LaneHead key={lane.name} lane={lane} now={now} left={leftOf(at)} width={column} />
            ))}
          </div>
        )}
        <div className={styles.body} style={{ top: head, height }}>
          {rows.slice(firstRow, afterRow).map((row) => (
            <div key={row.start} className={styles.row} style={{ top: row.top, height: row.height, width }}>
              <span className={styles.time}>{formatTime(new Date(row.start))}</span>
            </div>
          ))}
          {drawnLanes.map((lane, at) => (
            <Lane
              key={lane.name}
              {...{ lane, layout, words, single, firstRow, afterRow }}
              left={leftOf(at)}
              width={column}
              now={now}
              focused={focused}
            />
          ))}
          {line !== null && now !== null && (
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
