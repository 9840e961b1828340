import type { Hall } from '@seriba/contracts/halls'
import { expect, test } from 'vitest'
import { changesOf, publication, typedFigure, withCell } from './hall-cells.ts'

const kobe: Hall = {
  name: 'HAA Kobe',
  deadlineHours: 1.5,
  cancelDeadlineHours: null,
  overbidAllowance: 10_000,
  deliveryFee: 38_500,
  auctionFee: null,
  lotsToday: 3,
  lotsWeek: 3,
}

test.each([
  ['deadlineHours', '1,5', 1.5],
  ['deadlineHours', '', null],
  ['deadlineHours', '1.3', undefined],
  ['deadlineHours', '169', undefined],
  ['deliveryFee', '40 700', 40_700],
  ['deliveryFee', '40.5', undefined],
  ['deliveryFee', '-1', undefined],
] as const)('for %s, "%s" is read as %s', (field, typed, figure) => {
  expect(typedFigure(field, typed)).toBe(figure)
})

test('a cell with the current value is not a change, however it is written', () => {
  const draft = withCell({}, kobe, 'deliveryFee', '40700')
  expect(changesOf([kobe], draft)).toEqual([
    { hall: 'HAA Kobe', field: 'deliveryFee', before: 38_500, after: 40_700 },
  ])
  expect(withCell(draft, kobe, 'deliveryFee', '38 500')).toEqual({})
})

test('changes are published hall by hall, and not at all while one of them is invalid', () => {
  const draft = withCell(withCell({}, kobe, 'deliveryFee', '40700'), kobe, 'deadlineHours', '2')
  expect(publication(changesOf([kobe], draft))).toEqual([
    { name: 'HAA Kobe', deadlineHours: 2, deliveryFee: 40_700 },
  ])
  expect(publication(changesOf([kobe], withCell(draft, kobe, 'auctionFee', 'free')))).toBeNull()
})
