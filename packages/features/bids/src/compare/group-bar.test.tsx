import '../testing/setup.ts'
import { makeSocketEffects } from '@seriba/api/socket-effects'
import { aProfile } from '@seriba/api/testing/facts'
import type { CarLot } from '@seriba/contracts/lot'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aLot, anAllowance, hoursAhead } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { OwnComparePage } from './OwnComparePage.tsx'

beforeEach(() => sessionStorage.clear())

function lotOf(id: number, startPrice: number, bidInfo: Partial<CarLot['bidInfo']> = {}): CarLot {
  const lot = aLot({ startPrice })
  return {
    ...lot,
    bidInfo: { ...lot.bidInfo, ...bidInfo },
    carCommonDetail: { ...lot.carCommonDetail, id: String(id), lotNumber: id },
    lotInfo: { ...lot.lotInfo, lotNumber: id, auctionDate: hoursAhead(49) },
  }
}

const open = (lots: Record<string, CarLot>, answers: Record<string, unknown> = {}) =>
  show(<OwnComparePage />, {
    path: `/compare?${Object.keys(lots)
      .map((id) => `lot=car-auction-${id}`)
      .join('&')}`,
    profile: aProfile('client', { creditLimitCheck: false }),
    answers: {
      'GET /car-auction/view': (request: Request) => ({
        success: true,
        lotDetail: lots[new URL(request.url).searchParams.get('id') ?? ''],
      }),
      'GET /bid/cost-tables': someCosts({ port: 'Auckland' }),
      'GET /car-auction/price-evidence': { evidence: null },
      'GET /car-auction/earlier-auctions': { auctions: [] },
      ...answers,
    },
  })

const landed = async () => {
  const row = (await screen.findByRole('rowheader', { name: /^Landed/ })).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

test('a lot that ended unsold is not the cheapest: only those that can still be bought compete', async () => {
  await open({
    41207: lotOf(41207, 100_000, { auctionFinished: true }),
    55318: lotOf(55318, 1_000_000),
    60001: lotOf(60001, 1_500_000),
  })
  await waitFor(async () => expect((await landed())[1]).toMatch(/lowest$/))
  expect((await landed())[0]).not.toContain('lowest')
})

test('a lot that is sold while it is compared changes within a second', async () => {
  const lots = { 41207: lotOf(41207, 100_000), 55318: lotOf(55318, 1_000_000) }
  const { store } = await open(lots)
  await waitFor(async () => expect((await landed())[0]).toMatch(/lowest$/))
  expect(screen.getByRole('textbox', { name: /My bid on 41207/ })).toBeVisible()
  lots[41207] = lotOf(41207, 100_000, { auctionFinished: true })
  makeSocketEffects(store.dispatch, { userId: 7, isStaff: false }).receive({
    name: 'notification',
    seq: 0,
    by: null,
    payload: { eventType: 'lotChanged', lotId: '41207' },
  })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /My bid on 41207/ })).toBeNull(), {
    timeout: 1000,
  })
  expect((await landed())[0]).not.toContain('lowest')
  expect(screen.getByRole('button', { name: 'Bid on 1, buy 1' })).toBeVisible()
})

test('a bid type that was chosen can be unset', async () => {
  const lots = { 41207: lotOf(41207, 100_000), 55318: lotOf(55318, 1_000_000) }
  const { user, sent } = await open(lots, { 'POST /bid/create-group': { group: 4, label: 'D', bids: [] } })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /Bid type/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose('RoRo')
  await choose('None')
  await user.click(screen.getByRole('button', { name: 'Bid on 2, buy 1' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Bid on 2, buy 1' }))
  await waitFor(() => expect(sent('POST /bid/create-group')).toHaveLength(1))
  expect(sent('POST /bid/create-group')).toMatchObject([{ bids: [{ carId: '41207' }, { carId: '55318' }] }])
  expect(JSON.stringify(sent('POST /bid/create-group'))).not.toContain('bidType')
})

test('bids over the budget are pointed out before they are placed', async () => {
  const budget = {
    limits: [{ cap: 'day' as const, limit: 1_050_000, used: 0, displaced: 0 }],
    askAbove: null,
    agreed: null,
    allowance: 0,
    day: '2026-11-26',
    week: '2026-11-23',
    question: null,
  }
  const lots = {
    41207: lotOf(41207, 100_000, { budgetSet: true }),
    55318: lotOf(55318, 1_000_000, { budgetSet: true }),
  }
  const { user } = await open(lots, { 'GET /bid/allow': anAllowance({ budget }) })
  expect(await screen.findByRole('button', { name: 'Bid on 2, buy 1' })).toBeVisible()
  expect(screen.queryByText(/over what’s left of your budget/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^1 of 2.*Buy/ }))
  await user.click(await screen.findByRole('option', { name: '2 of 2' }))
  expect(
    await screen.findByText('41207 and 55318 together are over what’s left of your budget for 2026.11.26.'),
  ).toBeVisible()
  const bid = screen.getByRole('textbox', { name: /My bid on 55318/ })
  await user.clear(bid)
  await user.type(bid, '1060000')
  expect(
    await screen.findByText('55318: This bid is over what’s left of your budget for 2026.11.26.'),
  ).toBeVisible()
})
