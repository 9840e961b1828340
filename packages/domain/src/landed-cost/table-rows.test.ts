import { expect, test } from 'vitest'
import { documentForHall } from './cost-document.ts'
import { withSince } from './table-rows.ts'
import { document } from './testing/cost-document.ts'

const first = withSince(document, null, '2026-10-01')
const dearer = { ...first, tables: { ...first.tables, documents: 7000 } }
const second = withSince(dearer, first, '2026-12-01')
const sinceOf = ({ staff }: typeof first, row: string) => staff?.rows?.[row]?.since

test('a row dates from the version that gave it its figures', () => {
  expect(sinceOf(second, 'handling documents')).toBe('2026-12-01')
  expect(sinceOf(second, 'inland USS Tokyo → Yokohama')).toBe('2026-10-01')
  expect(sinceOf(second, 'freight Mombasa')).toBe('2026-10-01')
})

test('the date of a row is unknown if it existed before dates were kept', () => {
  expect(sinceOf(withSince(dearer, document, '2026-12-01'), 'freight Mombasa')).toBeUndefined()
})

test('the source staff wrote for a row is kept', () => {
  const rows = { 'freight Mombasa': { since: null, source: 'the carrier' } }
  expect(
    withSince({ ...dearer, staff: { rows } }, first, '2026-12-01').staff?.rows?.['freight Mombasa'],
  ).toEqual({
    since: '2026-10-01',
    source: 'the carrier',
  })
})

test('clients receive no staff notes', () => {
  expect(documentForHall(second, 'USS Tokyo').staff).toBeUndefined()
})
