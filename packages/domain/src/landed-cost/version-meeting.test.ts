import { expect, test } from 'vitest'
import { versionMeeting } from './version-meeting.ts'

const version = (id: number, validFrom: string, validTo: string | null = null) => ({ id, validFrom, validTo })
const old = version(1, '2026-10-01', '2026-11-01')
const now = version(2, '2026-11-01', '2027-01-01')
const scheduled = version(3, '2027-01-01')
const all = [scheduled, now, old]

test('the version that counts on the day before ends with it', () => {
  expect(versionMeeting(all, '2027-02-01')).toEqual({ replaced: null, ended: scheduled, next: null })
})

test('what begins later is told, for it ends the new one', () => {
  expect(versionMeeting(all, '2026-12-01')).toEqual({ replaced: null, ended: now, next: scheduled })
})

test('when two begin on the same day, the one published last counts', () => {
  expect(versionMeeting(all, '2027-01-01')).toEqual({ replaced: scheduled, ended: null, next: null })
  const twice = version(4, '2027-01-01')
  expect(versionMeeting([...all, twice], '2027-01-01').replaced).toBe(twice)
})

test('the first version meets none', () => {
  expect(versionMeeting([], '2026-12-01')).toEqual({ replaced: null, ended: null, next: null })
})
