import { expect, test } from 'vitest'
import { aBusyDay } from '../testing/auction-day.ts'
import { layoutDay, sizes } from './day-layout.ts'
import { type DrawnCell, drawnPart, scrollStep } from './drawn-part.ts'

const day = aBusyDay()
const layout = layoutDay(day.bids, day.halls)
const part = { top: 600, left: 2080, width: 1100, height: 700, heading: { top: 1, left: 1 } } as const
const drawn = (changed: Partial<Parameters<typeof drawnPart>[1]> = {}) =>
  drawnPart(layout, { ...part, ...changed }, sizes.column)
const bidsOf = (cells: readonly DrawnCell[]) => cells.reduce((sum, { bids }) => sum + bids.length, 0)
const inView = (cells: readonly DrawnCell[]) => cells.filter((cell) => cell.inView)

test('everything visible is in view until the next step, and little is rendered beyond it', () => {
  const keys = new Set(inView(drawn().cells).map(({ key }) => key))
  for (const moved of [0, scrollStep - 1])
    for (const aside of [0, scrollStep - 1])
      for (const [lane, { cells }] of layout.lanes.entries())
        for (const [row] of cells) {
          const { top, height } = layout.rows[row] ?? { top: 0, height: 0 }
          const shown =
            top + height > part.top + moved &&
            top < part.top + moved + part.height &&
            (lane + 1) * sizes.column > part.left + aside &&
            lane * sizes.column < part.left + aside + part.width
          if (shown) expect(keys).toContain(`${lane} ${row}`)
        }
  expect(bidsOf(drawn().cells)).toBeLessThan(200)
})

test('what scrolling leads to is in the margin, in time for a few bids in each frame', () => {
  const { cells } = drawn()
  const here = inView(cells)
  const ahead = (side: 'lane' | 'row') => Math.max(...cells.map((cell) => cell[side]))
  expect(ahead('row')).toBeGreaterThan(Math.max(...here.map(({ row }) => row)))
  expect(ahead('lane')).toBeGreaterThan(Math.max(...here.map(({ lane }) => lane)))
  const back = drawn({ heading: { top: -1, left: -1 } }).cells
  const first = (of: readonly DrawnCell[], side: 'lane' | 'row') => Math.min(...of.map((cell) => cell[side]))
  expect(first(back, 'row')).toBeLessThan(first(inView(back), 'row'))
  expect(first(back, 'lane')).toBeLessThan(first(inView(back), 'lane'))
})
