import { expect, test } from 'vitest'
import { compareLines } from './compare-file.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

const column = (lotNumber: number, name: string, amount: number | null) =>
  ({
    facts: { lotNumber, name, grade: 'TX', hall: 'USS Tokyo', at: '2026-11-24T03:00:00Z' },
    amount,
  }) as ComparedColumn

test('the file has a column for each lot, the rows in their sections, and the bids', () => {
  const lines = compareLines(
    [column(41207, 'Toyota Prado', 3_150_000), column(55318, 'Lexus\u0001 RX', null)],
    [
      {
        title: 'Vehicle',
        note: null,
        rows: [{ name: 'year', label: 'Year', values: [2019, null], cells: [] }],
      },
      {
        title: 'My bid',
        note: null,
        rows: [{ name: 'v', label: 'Import', values: ['fits', null], told: ['Fits', null], cells: [] }],
      },
    ],
    'My bid',
  )
  expect(lines.map(({ values }) => values)).toEqual([
    ['', '41207 Toyota Prado', '55318 Lexus RX'],
    ['', 'TX, USS Tokyo, 2026-11-24T03:00:00Z', 'TX, USS Tokyo, 2026-11-24T03:00:00Z'],
    ['Vehicle'],
    ['Year', 2019, null],
    ['My bid'],
    ['My bid', 3_150_000, null],
    ['Import', 'Fits', null],
  ])
})
