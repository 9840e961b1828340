import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DrawnCell } from './drawn-part.ts'
import { useGradualCells } from './use-gradual-cells.ts'

const cell = (lane: number, inView: boolean) =>
  ({ key: `${lane} 0`, lane, row: 0, bids: [{}, {}], inView }) as unknown as DrawnCell

test('cells in view are rendered at once, and those around them a few per frame until all are there', async () => {
  const cells = Array.from({ length: 12 }, (_, lane) => cell(lane, lane < 5))
  const renders: number[] = []
  const { result } = renderHook(() => {
    const shown = useGradualCells(cells)
    renders.push(shown.length)
    return shown
  })
  await waitFor(() => expect(result.current).toHaveLength(12))
  expect(renders).toEqual([7, 9, 11, 12])
})

test('what was rendered stays as long as it is in the margin, and what comes into view never waits', async () => {
  let cells = Array.from({ length: 4 }, (_, lane) => cell(lane, true))
  const { result, rerender } = renderHook(() => useGradualCells(cells))
  expect(result.current).toHaveLength(4)
  cells = [cell(2, false), cell(3, false), ...Array.from({ length: 8 }, (_, lane) => cell(4 + lane, true))]
  rerender()
  expect(result.current.map(({ lane }) => lane)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})
