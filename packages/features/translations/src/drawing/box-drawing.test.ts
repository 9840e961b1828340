import { expect, test } from 'vitest'
import { boxBetween, boxByKey, isDrawn, middleBox, pointIn } from './box-drawing.ts'

const frame = { left: 100, top: 50, width: 500, height: 250 }

test('a box is drawn between two points in any direction, and never beyond the picture', () => {
  const first = pointIn({ x: 350, y: 175 }, frame)
  expect(first).toEqual({ x: 500, y: 500 })
  expect(boxBetween(first, pointIn({ x: 0, y: 100 }, frame))).toEqual({
    x: 0,
    y: 200,
    width: 500,
    height: 300,
  })
})

test('a mere click draws nothing', () => {
  expect(isDrawn({ x: 0, y: 0, width: 2, height: 400 })).toBe(false)
  expect(isDrawn({ x: 0, y: 0, width: 20, height: 20 })).toBe(true)
})

test('arrows move a box and Shift+arrows resize it, always within the picture', () => {
  expect(boxByKey(middleBox, 'ArrowLeft', false)).toEqual({ ...middleBox, x: 450 })
  expect(boxByKey(middleBox, 'ArrowDown', true)).toEqual({ ...middleBox, height: 70 })
  expect(boxByKey({ ...middleBox, x: 0 }, 'ArrowLeft', false)?.x).toBe(0)
  expect(boxByKey({ ...middleBox, x: 915 }, 'ArrowRight', false)?.x).toBe(920)
  expect(boxByKey({ ...middleBox, width: 10 }, 'ArrowLeft', true)?.width).toBe(10)
  expect(boxByKey(middleBox, 'Enter', false)).toBeNull()
})
