import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const withRates = (own: string | null, stale = false) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, {
    answers: {
      'GET /user/rates': {
        own,
        rates: [{ currency: 'NZD', yenPer: '89.25', day: '2026-11-24', source: 'ecb', stale }],
      },
    },
  })
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

test('the typed amount is shown in the reader’s currency, with the date of the rate', async () => {
  const { user } = await withRates('NZD')
  await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3150000')
  const said = (await screen.findByText(/at the 2026.11.24 rate. You pay in yen./)).parentElement
  expect(plain(said?.textContent ?? null)).toContain('≈ NZD 35 294')
})

test('an old rate is marked as old', async () => {
  const { user } = await withRates('NZD', true)
  await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3150000')
  expect(await screen.findByText(/at an old rate, of 2026.11.24/)).toBeVisible()
})

test('without a chosen currency only yen is shown', async () => {
  const { user } = await withRates(null)
  await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3150000')
  expect(screen.queryByText(/You owe yen/)).not.toBeInTheDocument()
})
