import { expect, test } from 'vitest'
import { somePulls, someSettings } from '../testing/sources.ts'
import { type Connected, sourceSteps, standingOf } from './source-steps.ts'

const nothing: Connected = { settings: undefined, pulls: [], unknownWords: 0, tried: false }
const standings = (connected: Connected) => sourceSteps.map((step) => standingOf(step, connected))

test('a new source has no step done', () => {
  expect(standings(nothing)).toEqual(['open', 'open', 'open', 'open', 'open', 'open'])
})

test('what is saved is done, and a copy that is not allowed wants somebody before anything is read', () => {
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

test('once lots were read, unknown words want somebody, and known ones are done', () => {
  const read = { ...nothing, settings: someSettings, pulls: somePulls.pulls }
  expect(standingOf('words', { ...read, unknownWords: 2 })).toBe('half')
  expect(standingOf('words', read)).toBe('done')
  expect(standingOf('try', read)).toBe('done')
})
