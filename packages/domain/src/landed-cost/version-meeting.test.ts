import { expect, test } from 'vitest'
import { versionMeeting } from './version-meeting.ts'

const version = (id: number, validFrom: string, validTo: string | null = null) => ({ id, validFrom, validTo })
const old = version(1, '2026-10-01', '2026-11-01')
const now = version(2, '2026-11-01', '2027-01-01')
const scheduled = version(3, '2027-01-01')
const all = [scheduled, now, old]

test('the version in effect on the day before ends with the new one', () => {
  expect(versionMeeting(all, '2027-02-01')).toEqual({ replaced: null, ended: scheduled, next: null })
})

test('a later version is shown because it ends the new one', () => {
  expect(versionMeeting(all, '2026-12-01')).toEqual({ replaced: null, ended: now, next: scheduled })
})

test('the version published last applies when two begin on the same day', () => {
  expect(versionMeeting(all, '2027-01-01')).toEqual({ replaced: scheduled, ended: null, next: null })
  const twice = version(4, '2027-01-01')
  expect(versionMeeting([...all, twice], '2027-01-01').replaced).toBe(twice)
})

test('the first version does not affect any other', () => {
  expect(versionMeeting([], '2026-12-01')).toEqual({ replaced: null, ended: null, next: null })
})
