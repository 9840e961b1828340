import { type RefObject, useCallback, useRef, useState } from 'react'
import { bidsOfLane, type DayLayout, placeOf, sizes } from './day-layout.ts'
import { slotId } from './Slot.tsx'

/** Which bid the keys act on: it is scrolled into view, and gets the focus once it is rendered. */
export function useDayFocus(layout: DayLayout, scroller: RefObject<HTMLDivElement | null>) {
  const [focused, setFocused] = useState<number | null>(null)
  const latest = useRef(layout)
  latest.current = layout

  const show = useCallback(
    (bidId: number, along = true) => {
      setFocused(bidId)
      const place = placeOf(latest.current, bidId)
      const board = scroller.current
      if (!place || !board) return
      const column = (board.scrollWidth - sizes.time) / Math.max(1, latest.current.lanes.length)
      const left = place.lane * column
      const inSight = (from: number, size: number, start: number, room: number) =>
        start >= from && start + size <= from + room
      const room = { height: board.clientHeight - sizes.head, width: board.clientWidth - sizes.time }
      board.scrollTo?.({
        top: inSight(board.scrollTop, sizes.open, place.top, room.height)
          ? board.scrollTop
          : Math.max(0, place.top - room.height / 3),
        left: inSight(board.scrollLeft, column, left, room.width)
          ? board.scrollLeft
          : Math.max(0, left - column),
      })
      if (along) pending.current = bidId
    },
    [scroller],
  )

  // The slot may only be rendered by the scrolling that leads to it.
  const pending = useRef<number | null>(null)
  const settle = useCallback(() => {
    if (pending.current === null) return
    const link = document
      .getElementById(slotId(pending.current))
      ?.querySelector<HTMLElement>('[data-lot-link]')
    if (!link) return
    pending.current = null
    link.focus({ preventScroll: true })
  }, [])

  return {
    focused,
    choose: setFocused,
    show,
    settle,
    move(step: 1 | -1) {
      const { lanes } = latest.current
      const place = focused === null ? null : placeOf(latest.current, focused)
      const bids = lanes[place?.lane ?? 0] ? bidsOfLane(lanes[place?.lane ?? 0] as never) : []
      const at = place ? bids.findIndex(({ bidId }) => bidId === focused) + step : 0
      const next = bids[Math.min(Math.max(at, 0), bids.length - 1)]
      if (next) show(next.bidId)
    },
    moveLane(step: 1 | -1) {
      const { lanes } = latest.current
      const place = focused === null ? null : placeOf(latest.current, focused)
      const lane = lanes[Math.min(Math.max((place?.lane ?? -1) + step, 0), lanes.length - 1)]
      if (!lane) return
      const rows = [...lane.cells.keys()].sort((a, b) => a - b)
      const row = rows.find((one) => one >= (place?.row ?? 0)) ?? rows.at(-1)
      const bid = row === undefined ? undefined : lane.cells.get(row)?.[0]
      if (bid) show(bid.bidId)
    },
  }
}
