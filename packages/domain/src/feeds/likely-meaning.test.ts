import { expect, test } from 'vitest'
import { likelyMeaning } from './likely-meaning.ts'

test('a status is suggested from the telling part of the word', () => {
  expect(likelyMeaning('status', 'Negotiate sold by hall')).toBe('soldNego')
  expect(likelyMeaning('status', 'NOT SOLD (1)')).toBe('notSold')
  expect(likelyMeaning('status', 'продан вчера')).toBe('sold')
  expect(likelyMeaning('status', 'Q7')).toBeNull()
})

test('a color is suggested from its name in the word; a gearbox never is', () => {
  expect(likelyMeaning('color', 'PEARL2T')).toBe('Pearl')
  expect(likelyMeaning('color', 'DARK BLUE M')).toBe('Dark blue')
  expect(likelyMeaning('color', '8X')).toBeNull()
  expect(likelyMeaning('gearbox', 'HL')).toBeNull()
})
