import { expect, test } from 'vitest'
import { inOrder, isCorrection, type Logistics, logisticsDays, logisticsTexts } from './logistics.ts'
import { needsReason, purchaseMoves } from './purchase-moves.ts'
import type { PurchaseStatus } from './purchase-status.ts'

const place = { leftFrom: null, won: true }
const movesOf = (status: PurchaseStatus, kind: string) =>
  purchaseMoves({ ...place, status }).flatMap((move) => (move.kind === kind ? [move.to] : []))

test.each<[PurchaseStatus, (number | null)[], number[], (number | null)[]]>([
  [null, [1], [7, 8], []],
  [1, [2], [6, 7, 8], [null]],
  [2, [3], [6, 7, 8], [1]],
  [3, [4], [6, 7], [2]],
  [4, [5], [6], [3]],
  [5, [], [], [4]],
])('from %s a purchase can go on to %j, end in %j, or step back to %j', (status, next, ends, back) => {
  expect([movesOf(status, 'next'), movesOf(status, 'end'), movesOf(status, 'back')]).toEqual([
    next,
    ends,
    back,
  ])
})

test('a shipment ended by mistake can go back to where it was', () => {
  expect(purchaseMoves({ ...place, status: 6, leftFrom: 3 })).toEqual([{ to: 3, kind: 'back' }])
  expect(purchaseMoves({ ...place, status: 7, leftFrom: null })).toEqual([{ to: null, kind: 'back' }])
})

test('a purchase whose win was undone can no longer be moved', () => {
  expect(purchaseMoves({ status: 7, leftFrom: 1, won: false })).toEqual([])
})

test('every move except the next step needs a reason', () => {
  const kinds = purchaseMoves({ ...place, status: 2 }).map((move) => [move.kind, needsReason(move)])
  expect(Object.fromEntries(kinds)).toEqual({ next: false, end: true, back: true })
})

test('correcting known details needs a reason, but adding new ones does not', () => {
  const before = Object.fromEntries([...logisticsTexts, ...logisticsDays].map((field) => [field, null]))
  const told = { ...before, voyage: 'Morning Cara 084' } as Logistics
  expect(isCorrection(told, { etd: '2026-12-02' })).toBe(false)
  expect(isCorrection(told, { voyage: 'Morning Cara 085', etd: '2026-12-02' })).toBe(true)
  expect(isCorrection(told, { voyage: null })).toBe(true)
})

test('a ship cannot arrive before it leaves, and an unknown day is never out of order', () => {
  expect(inOrder({ etd: '2026-12-02', eta: '2026-12-10' }).ok).toBe(true)
  expect(inOrder({ etd: '2026-12-02', eta: '2026-12-02' }).ok).toBe(true)
  expect(inOrder({ etd: '2026-12-02', eta: '2026-12-01' })).toEqual({
    ok: false,
    reason: 'days_out_of_order',
  })
  expect(inOrder({ etd: null, eta: '2026-12-01' }).ok).toBe(true)
  expect(inOrder({ etd: '2026-12-02', eta: null }).ok).toBe(true)
})
