import type { DayBid } from '@seriba/contracts/auction-day'
import { type DayLayout, rowsIn } from './day-layout.ts'

type Direction = 1 | -1

/** A part of the board, in px. */
export type Part = {
  top: number
  left: number
  width: number
  height: number
  /** Where it was scrolled last: down or right is 1, up or left is -1. */
  heading: { top: Direction; left: Direction }
}

export type DrawnCell = {
  key: string
  lane: number
  row: number
  bids: readonly DayBid[]
  /** Some of it is visible, or may be before the next step. */
  inView: boolean
}

/** From the first to one past the last. */
type Span = [from: number, to: number]

/** px of scrolling after which the rendered part is computed again. */
export const scrollStep = 40
/**
 * px around the visible part, ahead of the scrolling and behind it: ahead, wide enough to render a row or a hall a few
 * cells at a time. Whatever is rendered costs paint and layers in each frame, so the margins are no wider than needed.
 */
const margins = { top: { ahead: 160, behind: scrollStep }, left: { ahead: 120, behind: scrollStep } }

/** The part of the board that is rendered: what overlaps the visible part, and a margin around it. */
export function drawnPart(layout: DayLayout, { top, left, width, height, heading }: Part, column: number) {
  const { lanes, rows } = layout
  // Until the next step, this much more comes into view.
  const view = { top, bottom: top + height + scrollStep, left, right: left + width + scrollStep }
  const around = (axis: 'top' | 'left', side: Direction) =>
    heading[axis] === side ? margins[axis].ahead : margins[axis].behind
  const drawn = {
    top: view.top - around('top', -1),
    bottom: view.bottom + around('top', 1),
    left: view.left - around('left', -1),
    right: view.right + around('left', 1),
  }
  const drawnRows: Span = rowsIn(layout, drawn.top, drawn.bottom)
  const drawnLanes: Span = [
    Math.max(0, Math.floor(drawn.left / column)),
    Math.min(lanes.length, Math.ceil(drawn.right / column)),
  ]
  const cells: DrawnCell[] = []
  for (let row = drawnRows[0]; row < drawnRows[1]; row += 1) {
    const place = rows[row]
    if (!place || !overlaps(place.top, place.height, drawn.top, drawn.bottom)) continue
    const rowInView = overlaps(place.top, place.height, view.top, view.bottom)
    for (let lane = drawnLanes[0]; lane < drawnLanes[1]; lane += 1) {
      const bids = lanes[lane]?.cells.get(row)
      if (!bids) continue
      const inView = rowInView && overlaps(lane * column, column, view.left, view.right)
      cells.push({ key: `${lane} ${row}`, lane, row, bids, inView })
    }
  }
  return { lanes: drawnLanes, rows: drawnRows, cells }
}

const overlaps = (start: number, size: number, from: number, to: number) => start < to && start + size > from
