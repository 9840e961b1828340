import { expect, test } from 'vitest'
import type { CostDocument } from './cost-document.ts'
import { documentOn, laterRatesOf } from './later-rates.ts'
import { document } from './testing/cost-document.ts'

const { NZ } = document.tables.programmes
if (!NZ) throw new Error('the invented tables have no New Zealand')
const newZealand = (steps: number, fx: Record<string, string> = {}): CostDocument => ({
  ...document,
  tables: {
    ...document.tables,
    fx: { ...document.tables.fx, ...fx },
    programmes: { ...document.tables.programmes, NZ: { ...NZ, steps: NZ.steps.slice(0, steps) } },
  },
})

test('a later version keeps only the programs that differ from those of the previous version', () => {
  const one = newZealand(1)
  const rates = laterRatesOf(document, [
    { from: '2027-01-01', document: one },
    { from: '2027-02-01', document: one },
    { from: '2027-03-01', document },
  ])
  expect(rates.map(({ from, programmes }) => [from, Object.keys(programmes)])).toEqual([
    ['2027-01-01', ['NZ']],
    ['2027-03-01', ['NZ']],
  ])
})

test('the latest version that has taken effect applies on a given day', () => {
  const later = laterRatesOf(document, [
    { from: '2027-01-01', document: newZealand(1) },
    { from: '2027-03-01', document: newZealand(2) },
  ])
  const stepsOn = (day: string) => documentOn({ ...document, later }, day).tables.programmes.NZ?.steps.length
  expect([
    stepsOn('2026-12-31'),
    stepsOn('2027-01-01'),
    stepsOn('2027-02-28'),
    stepsOn('2027-03-01'),
  ]).toEqual([NZ.steps.length, 1, 1, 2])
})

test('a regime’s own program ends when a later version has only the shared one', () => {
  const ofTraders = {
    ...document,
    tables: { ...document.tables, programmes: { ...document.tables.programmes, 'NZ/trader': NZ } },
  }
  const later = laterRatesOf(ofTraders, [{ from: '2027-01-01', document }])
  const keysOn = (day: string) =>
    Object.keys(documentOn({ ...ofTraders, later }, day).tables.programmes).filter((key) =>
      key.startsWith('NZ'),
    )
  expect([keysOn('2026-12-31'), keysOn('2027-01-01')]).toEqual([['NZ', 'NZ/trader'], ['NZ']])
})

test('a later version keeps today’s exchange rates, but adds those of new currencies', () => {
  const later = laterRatesOf(document, [
    { from: '2027-01-01', document: newZealand(1, { NZD: '1', ZWG: '5' }) },
  ])
  const { fx } = documentOn({ ...document, later }, '2027-01-01').tables
  expect([fx.NZD, fx.ZWG]).toEqual([document.tables.fx.NZD, '5'])
})
