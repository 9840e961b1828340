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
  'a statement in %s says the year once, in its month: days of entries are short',
  (language, month, day) => {
    const { facts, tables } = statementPaper({ ...statement, lines: [line] }, { ...told, language })
    expect(facts[0]?.[0]?.value).toBe(month)
    expect(tables[0]?.rows[1]?.cells[0]).toBe(day)
  },
)
