import { optionsOf } from '@seriba/server-catalogue/filter-options'
import { LabelCache } from '@seriba/server-catalogue/label-cache'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const byName = new Intl.Collator('en', { numeric: true }).compare

test('values are ranked in sort order, whatever was asked for before', () => {
  const text = fc.string({ maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(text), { maxLength: 8 }), (asked) => {
      const known = new LabelCache(byName, (value) => `<${value}>`)
      for (const values of asked) {
        const placed = known
          .all(values)
          .map(({ label, place }, i) => ({ label, place, value: values[i] ?? '' }))
        const sorted = placed.toSorted((a, b) => a.place - b.place).map(({ label }) => label)
        expect(sorted).toEqual(values.toSorted(byName).map((value) => `<${value}>`))
      }
    }),
  )
})

test('more values than the cache holds are still kept apart', () => {
  const many = (from: number) => Array.from({ length: 15_000 }, (_, i) => String(from + i))
  const known = new LabelCache(byName, (value) => value)
  known.all(many(0))
  known.all(many(15_000))
  const mixed = ['20001', '3', '31000']
  known.all(mixed)
  expect(known.all(mixed).map(({ label }) => label)).toEqual(mixed)
})

test('models are sorted by name, and colors by number of lots', () => {
  const counted = ['Mark 10', 'mark 9', 'Aqua'].map((value, i) => ({ value, count: i }))
  expect(optionsOf('model', counted).map(({ value }) => value)).toEqual(['Aqua', 'mark 9', 'Mark 10'])
  expect(optionsOf('color', counted).map(({ counter }) => counter)).toEqual([2, 1, 0])
})
