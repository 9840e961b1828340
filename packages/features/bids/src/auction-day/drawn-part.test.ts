import { expect, test } from 'vitest'
import { aBusyDay } from '../testing/auction-day.ts'
import { layoutDay, sizes } from './day-layout.ts'
import { type DrawnCell, drawnPart, turn } from './drawn-part.ts'

const day = aBusyDay()
const layout = layoutDay(day.bids, day.halls)
const part = { top: 600, left: 2080, width: 1100, height: 700 }
const drawn = (changed: Partial<typeof part> = {}) => drawnPart(layout, { ...part, ...changed }, sizes.column)
const keyOf = ({ lane, row }: DrawnCell) => `${lane} ${row}`
const bidsOf = (cells: readonly DrawnCell[]) => cells.reduce((sum, { bids }) => sum + bids.length, 0)

test('everything visible is rendered until the next turn, and little beyond it', () => {
  const keys = new Set(drawn().cells.map(keyOf))
  for (const moved of [0, turn.top - 1])
    for (const aside of [0, turn.left - 1])
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

test.each([
  ['down', (turns: number) => ({ top: part.top + turns * turn.top })],
  ['sideways', (turns: number) => ({ left: part.left + turns * turn.left })],
])('scrolling %s by one turn adds a few bids from a row or hall, never all of them at once', (_, moved) => {
  const came = Array.from({ length: 12 }, (_, turns) => {
    const had = new Set(drawn(moved(turns)).cells.map(keyOf))
    return bidsOf(drawn(moved(turns + 1)).cells.filter((cell) => !had.has(keyOf(cell))))
  })
  expect(Math.max(...came)).toBeGreaterThan(0)
  const fullest = layout.rows.map((_, row) => bidsOf(drawnRow(row)))
  expect(Math.max(...came)).toBeLessThan(Math.max(...fullest))
})

/** The cells of a row in the visible halls. */
const drawnRow = (row: number) =>
  layout.lanes.slice(9, 17).flatMap(({ cells }, lane): DrawnCell[] => {
    const bids = cells.get(row)
    return bids ? [{ lane, row, top: 0, height: 0, bids }] : []
  })
