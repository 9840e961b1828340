import { expect, test } from 'vitest'
import { afterUndoneWin, afterWinAgain, canUndoWin } from './purchase-of-win.ts'
import { purchaseStatuses as at } from './purchase-status.ts'

test('a win can be undone until the car is on the ship', () => {
  const open = Object.values(at).filter((status) => canUndoWin({ status }).ok)
  expect(open).toEqual([null, 1, 2, 3, 7])
  expect(canUndoWin({ status: at.delivered })).toEqual({ ok: false, reason: 'purchase_on_its_way' })
})

test('a purchase whose win was undone continues where it was once the bid is won again', () => {
  for (const status of [at.processing, at.domesticTransport, at.waitingShip, at.waitingLoading]) {
    const cancelled = afterUndoneWin({ status, leftFrom: null })
    expect(cancelled).toEqual({ status: 7, leftFrom: status })
    expect(afterWinAgain(cancelled)).toEqual({ status, leftFrom: null })
  }
})

test('a purchase that staff had already canceled keeps its previous place', () => {
  const cancelled = { status: at.purchaseCancelled, leftFrom: at.waitingShip }
  expect(afterUndoneWin(cancelled)).toEqual(cancelled)
  expect(afterWinAgain(cancelled)).toEqual({ status: 2, leftFrom: null })
})
