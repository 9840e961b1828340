import { expect, test } from 'vitest'
import { somePulls, someSettings } from '../testing/sources.ts'
import { type Connected, sourceSteps, standingOf } from './source-steps.ts'

const nothing: Connected = { settings: undefined, pulls: [], unknownWords: 0, tried: false }
const standings = (connected: Connected) => sourceSteps.map((step) => standingOf(step, connected))

test('a new source has no completed steps', () => {
  expect(standings(nothing)).toEqual(['open', 'open', 'open', 'open', 'open', 'open'])
})

test('a saved step is done, and a copy that is not allowed needs attention before anything is read', () => {
  const settings = { ...someSettings, mayKeepCopy: false }
  expect(standings({ ...nothing, settings, tried: true })).toEqual([
    'done',
    'done',
    'done',
    'open',
    'done',
    'half',
  ])
})

test('after the first reading, unknown words need attention, while known ones are done', () => {
  const read = { ...nothing, settings: someSettings, pulls: somePulls.pulls }
  expect(standingOf('words', { ...read, unknownWords: 2 })).toBe('half')
  expect(standingOf('words', read)).toBe('done')
  expect(standingOf('try', read)).toBe('done')
})
