import { expect, test } from 'vitest'
import { feedProblems } from './en/feed-problems.ts'
import { type FeedProblem, feedProblem, feedProblemIn } from './feed-problem.ts'

const values = {
  list: 'car, bike',
  count: 7,
  min: 0,
  max: 9,
  example: '2026-11-21T10:30:00+09:00',
  head: 5,
  listed: 'A17',
  other: 'B17',
}
const problems = Object.keys(feedProblems) as FeedProblem[]

test.each(problems)('a line’s problem is also described in Russian, with its figures: %s', (problem) => {
  const kept = feedProblem(problem, values)
  expect(kept).not.toContain('{{')
  const said = feedProblemIn(`mileage: ${kept}`, 'ru')
  expect(said).toMatch(/^mileage: .*[а-яё]/)
  expect(said.match(/\d+/g)).toEqual(`mileage: ${kept}`.match(/\d+/g))
  expect(feedProblemIn(kept, 'en')).toBe(kept)
})

test('the row’s name stays in front of the field’s, and an unknown reason stays as it is', () => {
  expect(feedProblemIn('a81f: mileage: must be from 0 to 9', 'ru')).toBe(
    'a81f: mileage: должно быть от 0 до 9',
  )
  expect(feedProblemIn('the hall is closed', 'ru')).toBe('the hall is closed')
})

test('large limits are grouped in both languages, but years are not', () => {
  const kept = feedProblem('range', { min: 0, max: 10_000_000 })
  expect(plainSpaces(kept)).toBe('must be from 0 to 10 000 000')
  expect(plainSpaces(feedProblemIn(kept, 'ru'))).toBe('должно быть от 0 до 10 000 000')
  expect(feedProblem('years', { min: 1900, max: 2100 })).toBe('must be in the years 1900 to 2100')
})

const plainSpaces = (text: string) => text.replace(/\s/g, ' ')
