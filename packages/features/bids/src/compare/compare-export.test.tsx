import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { aPriceEvidence } from '@seriba/api/testing/price-evidence'
import { savedFiles } from '@seriba/testing/saved-files'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLot } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { OwnComparePage } from './OwnComparePage.tsx'

beforeEach(() => sessionStorage.clear())

const read = {
  id: 7,
  reading: {
    turned: 0,
    fields: [{ name: 'interior', value: 'B', sure: 91, box: null }],
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

/** The prices of similar lots in yen: at most five of the newest ten for the typed amount. */
const sold = [3.1, 3.5, 3.2, 3.9, 3.3, 4.0, 3.4, 3.8, 3.0, 3.7, 3.6, 3.1].map((price) => price * 1_000_000)

const open = (language: 'en' | 'ru' = 'en', costs = someCosts({ port: 'Southampton' })) =>
  show(<OwnComparePage />, {
    language,
    path: '/compare?lot=car-auction-41207',
    profile: aProfile('client', { creditLimitCheck: false }),
    answers: {
      'GET /car-auction/view': { success: true, lotDetail: aLot() },
      'GET /bid/cost-tables': costs,
      'GET /car-auction/price-evidence': { success: true, evidence: aPriceEvidence(sold) },
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

test('the sheet’s codes are in the comparison, worst first', async () => {
  await open()
  const header = await screen.findByRole('rowheader', { name: 'On the sheet' })
  const cell = within(header.closest('tr') as HTMLElement).getByRole('cell')
  expect(cell).toHaveTextContent('XXA1')
  expect(within(cell).getByText('XX')).toHaveAttribute('data-tone', 'red')
})

const cellOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name })
  return within(header.closest('tr') as HTMLElement).getByRole('cell')
}

test('the interior grade is beside the auction grade if the sheet has been read', async () => {
  await open()
  expect(await cellOf('Condition, interior')).toHaveTextContent(`${aLot().lotInfo.condition} B`)
})

test('a column shows the status of its auction', async () => {
  await open()
  expect(within(await screen.findByRole('columnheader')).getByText('Upcoming')).toBeVisible()
})

test('the auctions a bid would have won are shown as squares and follow the typed amount', async () => {
  const { user } = await open()
  const field = await screen.findByRole('textbox', { name: /My bid on/ })
  await user.clear(field)
  await user.type(field, '3400000')
  const won = await cellOf('Would have won')
  expect(await within(won).findByRole('img', { name: '5 of 10' })).toBeVisible()
})

test('the port is shown in the reader’s language', async () => {
  await open('ru')
  expect(await screen.findByText('Моя ставка и полная стоимость, Саутгемптон')).toBeVisible()
})

test('the comparison is shared as a link with its lots and nothing else', async () => {
  const { user } = await open()
  await screen.findByRole('rowheader', { name: 'On the sheet' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const link = new URL(await navigator.clipboard.readText())
  expect(link.search).toBe('?lot=car-auction-41207')
})

test('the comparison can be exported as a spreadsheet and printed', async () => {
  const saved = savedFiles()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await open()
  await screen.findByRole('rowheader', { name: 'On the sheet' })
  await user.click(screen.getByRole('button', { name: 'XLSX' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^compare-.*\.xlsx$/)
  expect(saved[0]?.file.size).toBeGreaterThan(1000)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the comparison says what to check before relying on the sums', async () => {
  const costs = structuredClone(someCosts({ port: 'Southampton' }))
  Object.assign(costs.costs?.document ?? {}, { ratesOn: '2026-08-01' })
  Object.assign(costs.costs?.document.countries.GB ?? {}, { reviewBy: '2026-10-15' })
  await open('en', costs)
  const section = await screen.findByRole('rowheader', {
    name: /exchange rates used here are from 2026\.08\.01/,
  })
  expect(section).toHaveTextContent(/rates for United Kingdom were due for review on 2026\.10\.15/)
})
