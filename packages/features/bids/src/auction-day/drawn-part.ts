import type { DayBid } from '@seriba/contracts/auction-day'
import { type DayLayout, rowsIn, sizes } from './day-layout.ts'

type Part = { top: number; left: number; width: number; height: number }

export type DrawnCell = {
  lane: number
  row: number
  top: number
  height: number
  bids: readonly DayBid[]
}

/** From the first to one past the last. */
type Span = [from: number, to: number]

/**
 * The number of steps in which the surroundings of the visible part are rendered, and their distance in px: rendering
 * a whole row or hall at once would delay a frame.
 */
const turns = 2
export const turn = { top: 40, left: sizes.column / turns }
/** In columns. Whatever is rendered costs paint and layers in each frame, so the margin is no wider than it has to be. */
const sideMargin = 0.6

/**
 * The part of the board that is rendered: what overlaps the visible part, plus a margin around it. The margin ends at
 * a different place in each row and lane, so that each turn of the mouse wheel adds a few cells and never a whole
 * hall.
 */
export function drawnPart(layout: DayLayout, { top, left, width, height }: Part, column: number) {
  const { lanes, rows } = layout
  const margin = { top: turns * turn.top, left: column * sideMargin }
  // Until the next step, this much more comes into view.
  const [right, bottom] = [left + width + turn.left, top + height + turn.top]
  const drawnRows: Span = rowsIn(layout, top - margin.top, bottom + margin.top)
  const drawnLanes: Span = [
    Math.max(0, Math.floor((left - margin.left) / column)),
    Math.min(lanes.length, Math.ceil((right + margin.left) / column)),
  ]
  const cells: DrawnCell[] = []
  for (let lane = drawnLanes[0]; lane < drawnLanes[1]; lane += 1) {
    const beyond = { top: margin.top - (lane % turns) * turn.top }
    for (let row = drawnRows[0]; row < drawnRows[1]; row += 1) {
      const bids = lanes[lane]?.cells.get(row)
      const place = rows[row]
      if (!bids || !place) continue
      const aside = margin.left - (row % turns) * turn.left
      if (place.top + place.height <= top - beyond.top || place.top >= bottom + beyond.top) continue
      if ((lane + 1) * column <= left - aside || lane * column >= right + aside) continue
      cells.push({ lane, row, top: place.top, height: place.height, bids })
    }
  }
  return { lanes: drawnLanes, rows: drawnRows, cells }
}
