import { expect, test } from 'vitest'
import { canCloseMonth, monthToClose, seesMonth } from './month-close.ts'

// 9:00 on December 1 in Japan.
const now = new Date('2026-12-01T00:00:00Z')
const november = { month: '2026-11', closedUntil: '2026-10-31', open: [] }

test('a month that is over and complete can be closed', () => {
  expect(canCloseMonth(november, [], now)).toEqual({ ok: true })
})

test('a month cannot be closed before it is over in Japan, nor twice', () => {
  expect(canCloseMonth(november, [], new Date('2026-11-30T14:59:59Z'))).toMatchObject({
    reason: 'month_not_over',
  })
  expect(canCloseMonth(november, [], new Date('2026-11-30T15:00:00Z'))).toEqual({ ok: true })
  expect(canCloseMonth({ ...november, closedUntil: '2026-11-30' }, [], now)).toMatchObject({
    reason: 'month_closed',
  })
})

test('open items need explicit confirmation, bank lines must be complete, and the ledger is checked on closing', () => {
  const open = ['unallocated', 'statements'] as const
  expect(canCloseMonth({ ...november, open }, ['unallocated'], now)).toMatchObject({
    reason: 'month_unready',
  })
  expect(canCloseMonth({ ...november, open }, open, now)).toEqual({ ok: true })
  expect(canCloseMonth({ ...november, open: ['bankLines'] }, ['bankLines'], now)).toMatchObject({
    reason: 'month_unready',
  })
  expect(canCloseMonth({ ...november, open: ['ledger'] }, [], now)).toEqual({ ok: true })
})

test('last month is closed next, and then the current one', () => {
  expect(monthToClose('', now)).toBe('2026-11')
  expect(monthToClose('2026-10-31', now)).toBe('2026-11')
  expect(monthToClose('2026-11-30', now)).toBe('2026-12')
})

test('a ledger check covers a month only if it ran after the month ended', () => {
  expect(seesMonth('2026-11-30T18:40:00.000Z', '2026-11')).toBe(true)
  expect(seesMonth('2026-11-30T14:40:00.000Z', '2026-11')).toBe(false)
  expect(seesMonth(null, '2026-11')).toBe(false)
})
