import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, somePreview } from '../testing/costs.ts'
import { list, openCostTables as open, step } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const ofFee = { edge: { by: 'price', upTo: 1_000_000 }, price: 1_000_000, vehicle: null }

test('edges beyond which a total drops are listed with their table, largest drop first, and do not prevent publishing', async () => {
  const falls = [
    { ...ofFee, at: 'tables.agentFee.car', yen: 21_000 },
    { ...ofFee, at: 'tables.halls.*.auctionFee', yen: 1000 },
    {
      at: 'tables.programmes.NZ.steps.gst',
      edge: { by: 'CIF', upTo: 8500 },
      price: 1_200_000,
      yen: 84_000,
      vehicle: { cc: 660, ageMonths: 35 },
    },
  ]
  const { user } = await open({ ...withDraft, 'POST /site/cost-tables/preview': { ...somePreview, falls } })
  await step(/1\s*GST/)
  await user.keyboard('p')
  await screen.findByText('Totals that fall as the bid rises')
  const lines = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /falls by/.test(textContent ?? ''))
  expect(lines.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'New Zealand, step 1, GST: above 8 500 (CIF, NZD) the total falls by up to ¥ 84 000, for example: 660 cc, 35 months old, bid ¥ 1 200 000.',
    'Agent fee, Cars: above ¥ 1 000 000 the total falls by up to ¥ 21 000.',
    'Auction fees, Other halls: above ¥ 1 000 000 the total falls by up to ¥ 1 000.',
  ])
  expect(screen.getByRole('button', { name: 'Publish' })).not.toHaveAccessibleDescription()
})

test('tables whose totals only rise cause no warning', async () => {
  const { user } = await open(withDraft)
  await step(/1\s*GST/)
  await user.keyboard('p')
  expect(await screen.findByText(/^Totals rise with the bid/)).toBeVisible()
  expect(screen.queryByText('Totals that fall as the bid rises')).not.toBeInTheDocument()
})
