import { expect, test } from 'vitest'
import { purchaseNeeds } from './needs.ts'

const settled = {
  status: 1,
  due: 100,
  paid: 100,
  dueOn: null,
  hasConsignee: true,
  wanted: [],
  documents: [],
} as const
const needs = (more: Partial<Parameters<typeof purchaseNeeds>[0]>) => purchaseNeeds({ ...settled, ...more })

test('a buyer who has paid, named the consignee and sent the requested documents has nothing left to do', () => {
  expect(needs({})).toEqual([])
})

test('an outstanding payment stays on the list until it is paid, even after the car has arrived', () => {
  const left = { what: 'payment', left: 40, due: 100, by: '2026-11-26' }
  for (const status of [1, 5] as const)
    expect(needs({ status, paid: 60, dueOn: '2026-11-26' })).toEqual([left])
  expect(needs({ status: 7, paid: 0 })).toEqual([])
  expect(needs({ due: null, paid: 0 })).toEqual([])
})

test('a document is needed when requested, and again after it is refused', () => {
  const paper = { type: 'passport', by: 'client', visible: true, reason: null } as const
  expect(needs({ wanted: [{ what: 'passport' }] })).toEqual([
    { what: 'document', type: 'passport', refused: null },
  ])
  expect(needs({ documents: [{ ...paper, state: 'refused', reason: 'Cut off' }] })).toEqual([
    { what: 'document', type: 'passport', refused: 'Cut off' },
  ])
  const again = { ...paper, state: 'new' } as const
  expect(needs({ documents: [{ ...paper, state: 'refused', reason: 'Cut off' }, again] })).toEqual([])
})

test('a client’s document that staff add is no longer needed, but the company’s own document changes nothing', () => {
  const refused = {
    type: 'passport',
    by: 'client',
    visible: true,
    state: 'refused',
    reason: 'Cut off',
  } as const
  const added = { type: 'passport', by: 'staff', visible: true, state: 'new', reason: null } as const
  expect(needs({ documents: [refused, added] })).toEqual([])
  expect(needs({ documents: [refused, { ...added, visible: false }] })).toHaveLength(1)
  expect(
    needs({
      documents: [
        { ...refused, type: 'other' },
        { ...added, type: 'other' },
      ],
    }),
  ).toHaveLength(1)
})

test('a consignee is needed as long as the buyer can still name one', () => {
  expect(needs({ hasConsignee: false })).toEqual([{ what: 'consignee', asked: false }])
  expect(needs({ hasConsignee: false, wanted: [{ what: 'consignee' }] })).toEqual([
    { what: 'consignee', asked: true },
  ])
  expect(needs({ hasConsignee: false, status: 3 })).toEqual([])
})
