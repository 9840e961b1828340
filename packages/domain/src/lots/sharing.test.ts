import { expect, test } from 'vitest'
import { extraImagesLeft } from './extra-images.ts'
import { shareCodeExpiry, sharing } from './sharing.ts'

test('a share code expires fourteen days after the auction or after its creation, whichever is later', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  const expiry = (auctionDate: string | null) => shareCodeExpiry(auctionDate, now).toISOString()
  expect(expiry('2026-11-26T01:00:00Z')).toBe('2026-12-10T01:00:00.000Z')
  expect(expiry('2026-11-20T01:00:00Z')).toBe('2026-12-08T03:00:00.000Z')
  expect(expiry(null)).toBe('2026-12-08T03:00:00.000Z')
})

test('a code has six digits, a browser remembers it for a day, and a wrong code blocks retries for a quarter of an hour', () => {
  expect([sharing.codeDigits, sharing.unlockMs, sharing.waitMs]).toEqual([6, 86_400_000, 900_000])
})

test('remaining extra photos are counted only when a limit is checked, and never drop below zero', () => {
  const left = (checked: boolean, limit: number, asked: number) => extraImagesLeft({ checked, limit, asked })
  expect([left(true, 5, 2), left(true, 5, 5), left(true, 5, 7)]).toEqual([3, 0, 0])
  expect([left(true, 0, 2), left(false, 5, 2)]).toEqual([null, null])
})
