import '../testing/setup.ts'
import type { BidCost } from '@seriba/contracts/bid-costs'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

const sum = (likely: number) => ({ likely, min: likely, max: likely })

const cost = (change: Partial<BidCost> = {}): BidCost => ({
  bidId: 7,
  amount: 3_150_000,
  keptAt: '2026-11-02T03:00:00.000Z',
  port: { en: 'Auckland', ru: 'Окленд' },
  regime: 'private',
  missing: [],
  open: false,
  milestones: { fob: sum(3_300_000), cnf: sum(3_420_000), cif: sum(3_425_000), landed: sum(4_050_000) },
  ...change,
})

const open = (costs: BidCost[]) => {
  localStorage.removeItem('bid-landed-costs')
  const bids = aList(
    [7, 8].slice(0, Math.max(1, costs.length)).map((bidId) => aBid({ bidId, bidAmount: 3_150_000 })),
  )
  return show(<MyBidsPage />, {
    path: '/bids',
    route: '/bids',
    answers: {
      'GET /bid/my-bid': bids,
      'GET /bid/filters': filtersOf(bids),
      'GET /bid/landed-costs': { costs },
    },
  })
}

test('a list requests its bids’ costs once when they are wanted, and shows the port and date', async () => {
  const { user, asked } = await open([cost()])
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  expect(asked('/bid/landed-costs')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Landed cost', pressed: false }))
  await user.click(await row.findByRole('button', { name: /^Landed ¥.4.050.000, show/ }))
  const details = within(await screen.findByRole('dialog', { name: 'Landed cost' }))
  expect(await details.findByText('Auckland')).toBeVisible()
  expect(details.getByText(/^¥.3.425.000$/)).toBeVisible()
  expect(details.getByText('Computed on 2026.11.02, when the bid was placed.')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(asked('/bid/landed-costs').map((query) => query.getAll('bidIds'))).toEqual([['7']])
  await user.click(screen.getByRole('button', { name: 'Landed cost', pressed: true }))
  expect(row.queryByText(/^Landed/)).toBeNull()
})

test('without a port the sum stops at FOB, and today’s tables apply if the bid has none stored', async () => {
  const noPort = { port: null, milestones: { fob: sum(3_300_000), cnf: null, cif: null, landed: null } }
  const { user } = await open([cost({ ...noPort, keptAt: null })])
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  await user.click(screen.getByRole('button', { name: 'Landed cost' }))
  await user.click(await row.findByRole('button', { name: /^FOB ¥.3.300.000, show/ }))
  const details = within(await screen.findByRole('dialog', { name: 'Landed cost' }))
  expect(await details.findByText('No port')).toBeVisible()
  expect(details.getByText('Computed from today’s tables.')).toBeVisible()
})

test('costs calculated for a different amount are requested again and not shown', async () => {
  const { user, asked } = await open([cost({ amount: 3_000_000 })])
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  await user.click(screen.getByRole('button', { name: 'Landed cost' }))
  await waitFor(() => expect(asked('/bid/landed-costs')).toHaveLength(2))
  expect(row.queryByText(/^Landed/)).toBeNull()
})

test('when a fact of the vehicle is missing, the list shows the full range of the sum and the reason', async () => {
  const landed = { likely: 4_050_000, min: 3_900_000, max: 5_200_000 }
  const { user } = await open([
    cost({ missing: ['hp'], milestones: { ...cost().milestones, landed } }),
    cost({ bidId: 8, missing: ['hp'], open: true, milestones: { ...cost().milestones, landed } }),
  ])
  const rows = await screen.findAllByRole('row', { name: /41207/ })
  const [range, from] = rows.map((row) => within(row))
  await user.click(screen.getByRole('button', { name: 'Landed cost' }))
  expect(await from?.findByRole('button', { name: /^Landed from ¥.3.900.000, show/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Landed ¥.3.900.000–5.200.000, show/ }))
  expect(await screen.findByText('A range, because this is not known: horsepower.')).toBeVisible()
  expect(range?.queryByText('Landed cost isn’t known')).toBeNull()
})

test('a bid whose costs cannot be calculated says so', async () => {
  const { user } = await open([])
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  await user.click(screen.getByRole('button', { name: 'Landed cost' }))
  expect(await row.findByText('Landed cost isn’t known')).toBeVisible()
})

test('on a phone the landed cost is among the further facts of a bid', async () => {
  onPhone()
  const { user } = await open([cost()])
  const card = within(await screen.findByRole('article'))
  await user.click(card.getByRole('button', { name: 'More about lot 41207' }))
  const facts = within(await card.findByRole('region', { name: 'Landed cost' }))
  expect(facts.getByText('Auckland')).toBeVisible()
  expect(facts.getByText(/^¥.4.050.000$/)).toBeVisible()
})
