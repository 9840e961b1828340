import '../testing/setup.ts'
import { clearBiddingClient, setBiddingClient } from '@seriba/api/bidding-client'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aLot } from '../testing/builders.ts'
import { costs, radio, withCosts } from '../testing/cost-panel.tsx'
import { costDocument, someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './ClientBidPanel.tsx'

afterEach(clearBiddingClient)

// biome-ignore lint/suspicious/noThenProperty: the tables' own word
const row = (upTo: number | null, percent: string) => ({ upTo, then: { percent, of: ['CIF'] } })

/** A levy that drops above a value of NZ$ 35 000. */
const falling: CostDocument = {
  ...costDocument,
  tables: {
    ...costDocument.tables,
    programmes: {
      ...costDocument.tables.programmes,
      NZ: {
        currency: 'NZD',
        customsValue: 'CIF',
        steps: [
          {
            id: 'levy',
            amount: { by: 'CIF', rows: [row(35_000, '40'), row(null, '20')] },
          },
        ],
      },
    },
  },
}
const { costs: answered } = someCosts()
const withFalling = { costs: answered && { ...answered, document: falling } }
const choices = { port: 'Auckland', regime: 'private', currency: null, milestone: 'landed' }

const forClient = (port: string | null, choicesOf: object = { ...choices, port }) => {
  setBiddingClient({ userId: 104882, name: 'Dmitri Kovalenko' })
  return show(<BidPanel lot={aLot({ startPrice: 2_400_000 })} pageType="car-auction" />, {
    profile: aProfile('manager', { exportTypeOptional: true }),
    answers: {
      'GET /user/user-info': {
        detail: { userId: 104882, fullName: 'Dmitri Kovalenko', company: 'Vostok Auto', roleId: 1064 },
        balanceInfo: aBalance(),
      },
      'GET /bid/cost-tables': withFalling,
      'GET /bid/cost-choices': choicesOf,
      'GET /user/search': [
        { value: 104883, label: 'Amina Hassan · 104883', name: 'Amina Hassan', company: 'Hassan Motors' },
      ],
    },
  })
}
const budgetField = async () => (await costs()).findByRole('textbox', { name: /My budget/ })
const again = /bids from ¥\s[\d\s]+ to ¥\s[\d\s]+ would fit the budget again/

test('the place of the costs is kept while the client’s choices load, together with the tables', async () => {
  const { calls } = await forClient('Auckland', () => new Promise(() => undefined))
  await waitFor(() => expect(calls).toContain('GET /bid/cost-tables'))
  expect(screen.getByRole('region', { name: 'Landed cost', busy: true })).toBeVisible()
})

test('staff bidding for a client see the cost at the client’s port, and change none of the client’s choices', async () => {
  const { user, calls } = await forClient('Southampton')
  expect(await radio(/Landed in Southampton/)).toBeChecked()
  await user.click(await radio(/CIF/))
  expect(await radio(/CIF/)).toBeChecked()
  expect(calls).not.toContain('PUT /user/cost-choices')
})

test('choices tried for one client are not kept for the next', async () => {
  const { user } = await forClient('Auckland')
  await user.click(await radio(/CIF/))
  await user.type(await budgetField(), '4000000')
  await user.click(screen.getByRole('button', { name: 'Change client' }))
  await user.type(screen.getByRole('combobox', { name: 'Client' }), 'hassan')
  await user.click(await screen.findByRole('option', { name: /Amina Hassan/ }))
  expect(await radio(/Landed in Auckland/)).toBeChecked()
  expect(await budgetField()).toHaveValue('')
})

test('staff are told where a higher bid would fit the budget again because a rate drops', async () => {
  const { user } = await forClient('Auckland')
  await user.type(await budgetField(), '4000000')
  expect(await (await costs()).findByText(again)).toBeVisible()
})

test('buyers are not told, because a bid may be filled at any lower price', async () => {
  const { user } = await withCosts({}, { 'GET /bid/cost-tables': withFalling })
  await user.type(await budgetField(), '4000000')
  expect(await (await costs()).findByRole('button', { name: /^Bid/ })).toBeVisible()
  expect(screen.queryByText(again)).toBeNull()
})
