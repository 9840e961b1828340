import { Lag } from '@seriba/server-kit/replica/lag'
import { expect, test } from 'vitest'

test('a standby’s lag is the age of the first change it lacks', () => {
  const lag = new Lag()
  expect(lag.of('0/100', '0/100', 0)).toBe(0)
  expect(lag.of('0/200', '0/100', 1000)).toBe(0)
  expect(lag.of('0/300', '0/100', 2000)).toBe(1000)
  expect(lag.of('0/300', '0/200', 3000)).toBe(1000)
  expect(lag.of('0/300', '0/300', 4000)).toBe(0)
})

test('a standby does not lag behind when nothing was written for an hour', () => {
  const lag = new Lag()
  expect(lag.of('1/0', '0/FFFFFFFF', 0)).toBe(0)
  expect(lag.of('1/0', '1/0', 3_600_000)).toBe(0)
})
