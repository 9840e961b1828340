import { expect, test } from 'vitest'
import { complaintsAboutText, wordsOfSource } from './rules.ts'
import { bareWho } from './who.ts'

const complaintsOf = (code: string) =>
  wordsOfSource(code).flatMap((text) => complaintsAboutText('place', text))

test.each([
  'Who asks again has asked once.',
  'It is kept. Who asks again has asked once, and pays nothing.',
  '**Costs.** Who chooses slowly waits 2.5 s longer.',
  '| the maker | Who made the vehicle. |',
  '- Who is logged in reads more!',
  'Whoever has left stands by themselves',
  'It is counted; who has none is left out',
  'The link is for who asked for it',
  'It is told to who listens',
])('"%s" is refused', (text) => {
  expect(bareWho(text)).toBeDefined()
})

test.each([
  'Who sees my bid?',
  'Who holds `v1.2` of it? The desk.',
  'Who may do what',
  '## Who sees it',
  '| Who owes | What they owe. |',
  'A client who asks again has asked once.',
  'The desk says who asked; those who wait are told.',
  'Asked as to who may read it, no matter who asks.',
])('"%s" is fine', (text) => {
  expect(bareWho(text)).toBeUndefined()
})

test.each([
  ['a name of a test', `test('who asks again has asked once', () => {})`],
  ['one on the next line', `test(\n  'who asks again has asked once', () => {})`],
  ['one of a table', `test.each(pages)('who sees %s', () => {})`],
  ['a group of tests', `describe('whoever asks', () => {})`],
  ['a comment', '/** Who asks again has asked once. */'],
  ['a comment of a style sheet', '/* Who asks again has asked once. */'],
  ['a comment of several lines', '/**\n * It is kept.\n * Who asks again\n * has asked once.\n */'],
  ['words on two lines of a comment', '/**\n * It is told to\n * who asked for it.\n */'],
  ['line comments in a row', '  // Who asks again\n  // has asked once.'],
  ['a comment in SQL', 'sql`\n    -- Who asks again has asked once.\n    select 1`'],
  ['a comment in YAML', 'on: push\n# Who asks again has asked once.'],
])('a bare “who” is found in %s', (_, code) => {
  expect(complaintsOf(code)).toEqual([expect.stringMatching(/^place: "(to )?who/i)])
})

test('code and the names of its values are not sentences', () => {
  const code = `const asked = of(who)('who') // who: TestUser
for (const who of people) tell(who)`
  expect(complaintsOf(code)).toEqual([])
})
