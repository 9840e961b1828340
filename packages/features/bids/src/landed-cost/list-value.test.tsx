import '../testing/setup.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

const open = (costs: ReturnType<typeof someCosts>) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, { answers: { 'GET /bid/cost-tables': costs } })
const amount = () => screen.getByRole('textbox', { name: 'Your bid' })
const costs = async () => within(await screen.findByRole('region', { name: 'Landed cost', busy: false }))
const landed = async () => (await costs()).findByRole('radio', { name: /^Landed/ })

describe('a list price at customs', () => {
  const listed = () => {
    const costs = someCosts({ port: 'Mombasa' })
    const { tables, countries } = costs.costs?.document ?? {}
    if (tables && countries?.KE) {
      countries.KE.offer = 'sums'
      tables.programmes.KE = {
        currency: 'USD',
        customsValue: 'REF',
        steps: [
          { id: 'duty', label: { en: 'Import duty', ru: 'Пошлина' }, amount: { percent: '25', of: ['CV'] } },
        ],
      }
    }
    return costs
  }

  test('is asked for where taxes follow it, and they stay as they are while a bid is typed', async () => {
    const { user } = await open(listed())
    const region = await costs()
    expect(region.getByText(/Kenya taxes by a list price, whatever you bid/)).toBeVisible()
    expect(await landed()).toBeDisabled()
    await user.type(region.getByRole('textbox', { name: 'List price at customs' }), '20000')
    expect(await landed()).toBeEnabled()
    expect(region.queryByText(/Kenya taxes by a list price/)).not.toBeInTheDocument()
    await user.click(region.getByText('Line by line'))
    // A quarter of 20 000 dollars.
    expect(region.getByText('Import duty').closest('li, tr, div')).toHaveTextContent(/775.000/)
    await user.type(amount(), '9000000')
    expect(region.getByText('Import duty').closest('li, tr, div')).toHaveTextContent(/775.000/)
  })

  test('is asked for nowhere else', async () => {
    await open(someCosts())
    expect((await costs()).queryByRole('textbox', { name: 'List price at customs' })).not.toBeInTheDocument()
  })
})
