import { expect, test } from 'vitest'
import { complaintsAboutText, marksExplained, marksIn, proseOf, textsOf, wordsOfSource } from './rules.ts'

test.each([
  ['Panel colour', 'colour'],
  ['Your favourites', 'favourites'],
  ['The bid was cancelled.', 'cancelled'],
  ['Check your e-mail', 'e-mail'],
  ['The client is mailed once', 'mailed'],
  ['A mail to the client', 'A mail'],
  ['Sign in to bid', 'Sign in'],
  ['The clients could not be read', 'could not be read'],
])('"%s" is refused', (text, wrong) => {
  expect(complaintsAboutText('place', text)).toEqual([expect.stringContaining(`place: "${wrong}"`)])
})

test.each(['Panel color', 'A mail server', 'Cancelled', 'Log in to bid', 'Cancellation', 'Sign up'])(
  '"%s" is fine',
  (text) => {
    expect(complaintsAboutText('place', text)).toEqual([])
  },
)

test('code and addresses are not prose', () => {
  expect(proseOf('See `favouriteGroups` in [the file](docs/colour.md).\n```\ncolour\n```\nDone')).toBe(
    'See  in [the file].\n\n\n\nDone',
  )
})

test('comments and test names are checked, code and addresses are not', () => {
  const code = `/** A colour of \`favourites\`. */
const colour = 'colour' // cancelled
test('a grey lot', () => {})
const link = 'https://colour.example'`
  expect(wordsOfSource(code)).toEqual(['/** A colour of . */', '// cancelled', "test('a grey lot'"])
})

test('texts are found with the path to their key', () => {
  expect(textsOf({ a: { b: 'one' }, c: 'two' })).toEqual([
    ['a.b', 'one'],
    ['c', 'two'],
  ])
})

test('marks are found in comments and explained by a table’s first column', () => {
  expect(marksIn('Six days (DEC18), as in 1§4.2 and 2§9.')).toEqual(['DEC18', '1§4.2', '2§9'])
  expect(marksExplained('| Mark | DEC99 |\n| DEC18 | see GAP01 |\n| 1§4.2 | x |')).toEqual(
    new Set(['DEC18', '1§4.2']),
  )
})
