import { expect, test } from 'vitest'
import { hallHours, quietHallHours } from './hall-hours.ts'

const at = (offset: number) => ({ getTimezoneOffset: () => offset })
const quiet = { on: true, from: 22 * 60, to: 7 * 60 }

test.each([
  ['Japan', -540, '9:00', '18:00', 0],
  ['Dar es Salaam', -180, '3:00', '12:00', 4],
  ['New York', 300, '19:00', '4:00', 6],
  ['Auckland', -780, '13:00', '22:00', 0],
])(
  'in %s the halls’ day is shown in local time, along with how much of it is quiet',
  (_where, offset, from, to, hours) => {
    const halls = hallHours(at(offset))
    expect([halls.from, halls.to]).toEqual([from, to])
    expect(quietHallHours(quiet, halls)).toBe(hours)
  },
)
