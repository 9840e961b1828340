import { expect, test } from 'vitest'
import { hallAxis } from './hall-axis.ts'

const at = (time: string) => `2026-11-24T${time}:00Z`
const axis = hallAxis([
  { from: at('00:20'), to: at('03:40') },
  { from: at('01:00'), to: at('02:00') },
])

test('the axis covers whole hours around all halls and places moments correctly', () => {
  expect(axis.hours.map((hour) => new Date(hour).toISOString().slice(11, 16))).toEqual([
    '00:00',
    '01:00',
    '02:00',
    '03:00',
  ])
  expect([at('00:00'), at('02:00'), at('04:00')].map(axis.at)).toEqual([0, 50, 100])
})

test('a moment outside the axis is placed at its end and recognized as outside', () => {
  expect(axis.at(at('09:00'))).toBe(100)
  expect([at('09:00'), at('01:00')].map((moment) => axis.holds(Date.parse(moment)))).toEqual([false, true])
})

test('a hall with one lot spans an hour', () => {
  expect(hallAxis([{ from: at('01:00'), to: at('01:00') }]).hours).toHaveLength(1)
})
