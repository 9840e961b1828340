import { expect, test } from 'vitest'
import { spreadBoxes } from './spread-boxes.ts'

const room = { width: 480, height: 340 }
const box = (x: number, y: number) => ({ x, y, width: 40, height: 24 })

test('boxes that are apart stay where they are', () => {
  expect(spreadBoxes([box(100, 100), box(200, 100)], room)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ])
})

test('a box that covers an earlier one moves to the nearest free place', () => {
  expect(spreadBoxes([box(100, 100), box(104, 102)], room)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 24 },
  ])
})

test('a box is never moved outside the picture', () => {
  expect(spreadBoxes([box(460, 328), box(460, 328)], room)[1]).toEqual({ x: 0, y: -26 })
})

test('a box stays where it is if no place is free', () => {
  expect(spreadBoxes([box(20, 12), box(20, 12)], { width: 40, height: 24 })[1]).toEqual({ x: 0, y: 0 })
})

test('boxes in a crowd do not overlap', () => {
  const crowd = Array.from({ length: 30 }, (_, at) => box(200 + (at % 5) * 9, 150 + (at % 7) * 7))
  const shifts = spreadBoxes(crowd, room)
  const moved = crowd.map((one, at) => ({ x: one.x + (shifts[at]?.x ?? 0), y: one.y + (shifts[at]?.y ?? 0) }))
  const covered = moved.flatMap((one, at) =>
    moved.slice(at + 1).filter(({ x, y }) => Math.abs(x - one.x) < 40 && Math.abs(y - one.y) < 24),
  )
  expect(covered).toEqual([])
})
