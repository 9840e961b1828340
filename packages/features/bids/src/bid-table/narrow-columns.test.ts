import { expect, onTestFinished, test, vi } from 'vitest'
import { archiveColumns, dealerArchiveColumns, staffArchiveColumns } from '../archive/archive-columns.ts'
import { managerColumns } from '../bid-manager/manager-columns.ts'
import { clientColumns, dealerColumns } from '../my-bids/client-columns.ts'
import { fitColumns } from './use-columns.ts'

const lists = {
  clientColumns,
  dealerColumns,
  managerColumns,
  archiveColumns,
  dealerArchiveColumns,
  staffArchiveColumns,
}

/** A window of 1024 px beside the folded menu. */
const narrow = 972

test.each(
  Object.entries(lists).flatMap(([name, columns]) => [
    { name, columns, wordy: false },
    { name, columns, wordy: true },
  ]),
)('model names are readable in a narrow window: $name, Russian $wordy', ({ columns, wordy }) => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fitted = fitColumns(columns, (key) => key, { wordy, wide: false }, narrow)
  const others = fitted.reduce((sum, { width = 0 }) => sum + width, 0)
  expect(narrow - others).toBeGreaterThanOrEqual(76)
})

test.each([
  ['Africa/Nairobi', true],
  ['America/New_York', false],
])(
  'whether a buyer in %s has room for messages beside an open menu depends on their day matching Japan’s',
  (zone, reads) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    const fitted = fitColumns(clientColumns, (key) => key, { wordy: false, wide: false }, 1240)
    expect((fitted.find(({ id }) => id === 'chat')?.width ?? 0) > 48).toBe(reads)
  },
)

test.each([
  ['a dealer', dealerColumns],
  ['a buyer', clientColumns],
])('in Russian beside an open menu, %s shows the model before the full hall name', (_, columns) => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fitted = fitColumns(columns, (key) => key, { wordy: true, wide: false }, 1240)
  const others = fitted.reduce((sum, { width = 0 }) => sum + width, 0)
  expect(1240 - others).toBeGreaterThanOrEqual(130)
})

test.each([
  ['a dealer', dealerColumns],
  ['a buyer', clientColumns],
])('in Russian and far from Japan, %s shows hall names beside the local day and time', (_, columns) => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fitted = fitColumns(columns, (key) => key, { wordy: true, wide: false }, 1240)
  // '11.29 21:25 у вас, USS Saitama Monday' takes 224 px, and the cell’s padding 12.
  expect(fitted.find(({ id }) => id === 'date')?.width).toBeGreaterThanOrEqual(236)
})

test.each([
  ['Russian', true],
  ['English', false],
])('in %s and far from Japan, a dealer sees full model and hall names', (_, wordy) => {
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fitted = fitColumns(dealerColumns, (key) => key, { wordy, wide: false }, 1240)
  const others = fitted.reduce((sum, { width = 0 }) => sum + width, 0)
  // 'Kawasaki ZRX1200 DAEG' takes 158 px, 'USS Saitama Monday' after the day and time 224, and a cell’s padding 12.
  expect(1240 - others).toBeGreaterThanOrEqual(170)
  expect(fitted.find(({ id }) => id === 'date')?.width).toBeGreaterThanOrEqual(236)
})

test.each([false, true])('staff see models in the archive in a 1280 px window, Russian %s', (wordy) => {
  const room = 1228
  const fitted = fitColumns(staffArchiveColumns, (key) => key, { wordy, wide: false }, room)
  const others = fitted.reduce((sum, { width = 0 }) => sum + width, 0)
  expect(room - others).toBeGreaterThanOrEqual(140)
})
