import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot, anAllowance } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

const open = (costs: ReturnType<typeof someCosts>, answers = {}) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, {
    answers: { 'GET /bid/cost-tables': costs, ...answers },
  })
const amount = () => screen.getByRole('textbox', { name: 'Your bid' })
const costs = async () => within(await screen.findByRole('region', { name: 'Landed cost', busy: false }))
const landed = async () => (await costs()).findByRole('radio', { name: /^Landed/ })

describe('a customs list price', () => {
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

  test('is asked for where taxes depend on it, and they do not change while a bid is typed', async () => {
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

  test('is sent with the bid, which is stored with the costs that were seen', async () => {
    const allow = {
      'GET /bid/allow': anAllowance(),
      'POST /bid/create': () => refused(409, 'bidding_closed'),
    }
    const { user, sent } = await open(listed(), allow)
    await user.type((await costs()).getByRole('textbox', { name: 'List price at customs' }), '20000')
    await user.type(amount(), '3000000')
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
    await waitFor(() =>
      expect(sent('POST /bid/create')).toMatchObject([{ amount: 3_000_000, listValue: 20_000 }]),
    )
  })

  test('is not asked for elsewhere', async () => {
    await open(someCosts())
    expect((await costs()).queryByRole('textbox', { name: 'List price at customs' })).not.toBeInTheDocument()
  })
})
