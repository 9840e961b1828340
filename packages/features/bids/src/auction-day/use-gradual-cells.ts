import { useEffect, useReducer, useRef } from 'react'
import type { DrawnCell } from './drawn-part.ts'

/** Bids that come into the margin in one frame. */
const bidsPerFrame = 3

/**
 * The cells to render now: those in view, those that were rendered before, and a few more in each frame. To render a
 * whole row or hall at once would delay a frame.
 */
export function useGradualCells(cells: readonly DrawnCell[]): readonly DrawnCell[] {
  const rendered = useRef<ReadonlySet<string>>(new Set())
  const [, renderMore] = useReducer((times: number) => times + 1, 0)
  let bids = 0
  const shown = cells.filter(({ key, inView, bids: { length } }) => {
    if (inView || rendered.current.has(key)) return true
    if (bids >= bidsPerFrame) return false
    bids += length
    return true
  })
  useEffect(() => {
    rendered.current = new Set(shown.map(({ key }) => key))
    if (shown.length === cells.length) return
    const frame = requestAnimationFrame(renderMore)
    return () => cancelAnimationFrame(frame)
  })
  return shown
}
