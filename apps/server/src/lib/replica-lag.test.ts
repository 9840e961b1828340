import { Lag } from '@seriba/server-kit/replica/lag'
import { expect, test } from 'vitest'

test('a standby is as far behind as the first change ago is that it lacks', () => {
  const lag = new Lag()
  expect(lag.of('0/100', '0/100', 0)).toBe(0)
  expect(lag.of('0/200', '0/100', 1000)).toBe(0)
  expect(lag.of('0/300', '0/100', 2000)).toBe(1000)
  expect(lag.of('0/300', '0/200', 3000)).toBe(1000)
  expect(lag.of('0/300', '0/300', 4000)).toBe(0)
})

test('nothing written for an hour is nothing to be behind with', () => {
  const lag = new Lag()
  expect(lag.of('1/0', '0/FFFFFFFF', 0)).toBe(0)
  expect(lag.of('1/0', '1/0', 3_600_000)).toBe(0)
})
