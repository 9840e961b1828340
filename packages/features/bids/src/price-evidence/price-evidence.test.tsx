import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { anEarlierAuction, aPriceEvidence } from '@seriba/api/testing/price-evidence'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const million = 1_000_000
const twelve = [3.31, 3.18, 3.51, 3.02, 3.33, 3.26, 3.64, 2.95, 3.11, 3.43, 3.2, 2.8].map((m) => m * million)
const amount = () => screen.getByRole('textbox', { name: 'Your bid' })

const withEvidence = (evidence: unknown, auctions: unknown[] = [], profile = aProfile()) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, {
    profile,
    answers: {
      'GET /car-auction/price-evidence': { success: true, evidence },
      'GET /car-auction/earlier-auctions': {
        success: true,
        by: 'chassis',
        auctions,
        alike: { auctions: [], comparing: false },
        watched: null,
        wrong: null,
      },
    },
  })

describe('the evidence under the amount', () => {
  test('shows what the typed amount would have won, with a single request', async () => {
    const { user, asked } = await withEvidence(aPriceEvidence(twelve))
    expect(await screen.findByRole('img', { name: /Prices of 12 similar lots/ })).toBeVisible()
    await user.type(amount(), '3350000')
    expect(screen.getByRole('img', { name: '7 of 10' })).toBeVisible()
    expect(screen.getByText('7 of the last 10')).toBeVisible()
    expect(
      screen.getByRole('img', { name: '9 of 12 similar lots were sold for this amount or less' }),
    ).toBeVisible()
    expect(screen.getByText('my bid 3.35')).toBeVisible()
    expect(asked('/car-auction/price-evidence')).toHaveLength(1)
  })

  test.each([
    ['4000000', ['2.80 low', 'median 3.20', '3.64 high', 'my bid 4.00']],
    ['2500000', ['my bid 2.50', '2.80 low', 'median 3.20', '3.64 high']],
  ])('names an amount of %s outside all prices outside of them', async (typed, marks) => {
    const { user } = await withEvidence(aPriceEvidence(twelve))
    await screen.findByRole('img', { name: /Prices of 12 similar lots/ })
    await user.type(amount(), typed)
    const line = screen.getByText(/^my bid/).parentElement
    expect([...(line?.querySelectorAll('span') ?? [])].map((mark) => mark.textContent)).toEqual(marks)
  })

  test('copies the median with a click', async () => {
    const { user } = await withEvidence(aPriceEvidence(twelve))
    await user.click(await screen.findByRole('button', { name: 'Median' }))
    expect(amount()).toHaveValue('3\u00A0200\u00A0000')
  })

  test('links to all lots', async () => {
    await withEvidence(aPriceEvidence(twelve))
    const link = await screen.findByRole('link', { name: '12 lots' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/car-auctions\/\d+#price-evidence$/))
  })

  test('says when there are few sales, without a chart', async () => {
    await withEvidence(aPriceEvidence(twelve.slice(0, 6)))
    expect(await screen.findByText(/Only 6 similar lots were sold in the last 180 days/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /similar lots/ })).not.toBeInTheDocument()
  })

  test('shows a mileage that dropped since an earlier auction in red', async () => {
    const { mileage } = aLot().carInfo
    await withEvidence(null, [anEarlierAuction({ mileage: (mileage ?? 0) + 3200 })])
    expect(await screen.findByText('Mileage fell.')).toBeVisible()
    expect(screen.getByRole('link', { name: '1 earlier auction' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#this-car-before$/),
    )
  })

  test('summarizes refused prices of earlier auctions in one linked sentence', async () => {
    const { mileage } = aLot().carInfo
    await withEvidence(null, [
      anEarlierAuction({ mileage }),
      anEarlierAuction({ id: '502', mileage, price: 2_020_000 }),
    ])
    const link = await screen.findByRole('link', {
      name: /^Offered 2 times before, owner refused as much as ¥.2.980.000$/,
    })
    expect(link).toHaveAttribute('href', expect.stringMatching(/#this-car-before$/))
  })

  test('neither shows nor requests prices for a user without access to statistics', async () => {
    const { asked } = await withEvidence(
      aPriceEvidence(twelve),
      [],
      aProfile('client', { salesStatisticsView: false }),
    )
    await screen.findByRole('textbox', { name: 'Your bid' })
    expect(screen.queryByText(/similar/)).not.toBeInTheDocument()
    expect(asked('/car-auction/price-evidence')).toEqual([])
  })
})
