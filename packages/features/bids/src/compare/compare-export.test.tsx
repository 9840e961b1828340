import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLot } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { ComparePage } from './ComparePage.tsx'

beforeEach(() => sessionStorage.clear())

const read = {
  id: 7,
  reading: {
    turned: 0,
    fields: [],
    marks: [
      { code: 'A1', part: 'leftFrontDoor', sure: 96, box: null },
      { code: 'XX', part: 'roof', sure: 96, box: null },
    ],
    remarks: [],
  },
  counts: { red: 1, amber: 0, green: 1, info: 0 },
  readAt: '2026-11-24T00:12:00Z',
  reader: 'machine',
  checked: null,
}

const open = () =>
  show(<ComparePage />, {
    path: '/compare?lot=car-auction-41207',
    profile: aProfile('client', { creditLimitCheck: false }),
    answers: {
      'GET /car-auction/view': { success: true, lotDetail: aLot() },
      'GET /bid/cost-tables': someCosts({ port: 'Southampton' }),
      'GET /car-auction/price-evidence': { evidence: null },
      'GET /car-auction/earlier-auctions': { auctions: [] },
      'GET /car-auction/sheet-reading': {
        success: true,
        offered: true,
        state: 'read',
        read,
        asked: null,
        reported: [],
      },
    },
  })

test('the codes of the sheet stand in the comparison, the worst first', async () => {
  await open()
  const header = await screen.findByRole('rowheader', { name: 'On the sheet' })
  const cell = within(header.closest('tr') as HTMLElement).getByRole('cell')
  expect(cell).toHaveTextContent('XXA1')
  expect(within(cell).getByText('XX')).toHaveAttribute('data-tone', 'red')
})

test('the comparison is saved as a spreadsheet, and printed', async () => {
  const saved = vi.fn((_file: Blob) => 'blob:compare')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await open()
  await screen.findByRole('rowheader', { name: 'On the sheet' })
  await user.click(screen.getByRole('button', { name: 'XLSX' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(saved.mock.calls[0]?.[0].size).toBeGreaterThan(1000)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
