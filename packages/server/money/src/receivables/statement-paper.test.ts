import { expect, test } from 'vitest'
import type { Statement } from './statement.repository.ts'
import { statementPaper } from './statement-paper.ts'

const statement: Statement = {
  opening: 115_500,
  closing: 0,
  until: '2026-11-24',
  lines: [],
  open: [],
  deposits: 0,
}
const told = {
  month: '2026-11',
  client: { id: 1007, name: 'Peter Mwangi', company: null, address: null, city: 'Nairobi' },
  company: { brand: 'Seriba', logo: null, issuer: null, bank: null, name: 'Seriba' },
  now: new Date('2026-11-24T01:12:00Z'),
}
const line: Statement['lines'][number] = {
  id: 221,
  at: '2026-11-19T16:00:00.000Z',
  type: 'CarPurchase',
  purpose: 'charge',
  description: 'SD2026-005077',
  amount: -115_500,
  balance: 0,
  sku: 'SD2026-005077',
  car: 'MINI Crossover',
}

test.each([
  ['en', 'November 2026, to 11.24', '11.20'],
  ['ru', 'ноябрь 2026, по 24.11', '20.11'],
] as const)(
  'a statement in %s gives the year only once, with the month, and entries have short dates',
  (language, month, day) => {
    const { facts, tables } = statementPaper({ ...statement, lines: [line] }, { ...told, language })
    expect(facts[0]?.[0]?.value).toBe(month)
    expect(tables[0]?.rows[1]?.cells[0]).toBe(day)
  },
)

const due = {
  clientId: 1007,
  purchaseId: 398,
  number: '2611-0398',
  sku: 'SD2026-000398',
  dueOn: '2026-11-26',
  charged: 300_000,
  paid: 95_200,
}
const noteOf = (more: Partial<Statement>) =>
  statementPaper({ ...statement, ...more }, { ...told, language: 'en' })
    .notes.join(' ')
    .replaceAll('\u00A0', ' ')

test('a statement explains its balance as the deposit held less what is still due', () => {
  expect(noteOf({ closing: -54_800, deposits: 150_000, open: [due] })).toMatch(
    /^Closing balance −¥ 54 800 = deposit held ¥ 150 000 less ¥ 204 800 still due\. /,
  )
})

test('a statement explains nothing if there is no deposit, nothing is due, or other money is involved', () => {
  for (const more of [
    { closing: -204_800, deposits: 0, open: [due] },
    { closing: 150_000, deposits: 150_000, open: [] },
    { closing: -4800, deposits: 150_000, open: [due] },
  ])
    expect(noteOf(more)).toMatch(/^Entries are never edited/)
})
