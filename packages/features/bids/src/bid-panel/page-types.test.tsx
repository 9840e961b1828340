import '../testing/setup.ts'
import type { PageType } from '@seriba/domain/lots/page-types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLot, anAllowance, aPlacedBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

const open = (pageType: PageType, info: Parameters<typeof aLot>[0] = {}) =>
  show(<BidPanel lot={aLot({ exportTypeOptional: true, ...info })} pageType={pageType} />, {
    answers: { 'GET /bid/allow': anAllowance(), 'POST /bid/create': aPlacedBid() },
  })

test.each([
  ['car-auction', 'auction'],
  ['bikes', 'bike'],
  ['machinery', 'mech'],
] as const)('a bid on the page %s is for a lot of type %s', async (pageType, lotType) => {
  const { user, sent } = await open(pageType)
  await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
  await waitFor(() => expect(sent('POST /bid/create')).toMatchObject([{ carId: '41207', lotType }]))
})

test.each(['stats', 'bike-stats', 'machinery-stats'] as const)(
  'there is no bidding on the page %s',
  async (pageType) => {
    await open(pageType)
    expect(screen.queryByRole('textbox', { name: 'Your bid' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument()
  },
)

const amountOf = (name: string) =>
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')

test.each([
  ['car-auction', '¥ 3 312 000'],
  ['bikes', undefined],
  ['machinery', undefined],
] as const)('the panel of %s shows the prices of its kind', async (pageType, average) => {
  await open(pageType, { soldPrice: 3_200_000 })
  expect(amountOf('Start price')).toBe('¥ 2 850 000')
  expect(amountOf('Sold price')).toBe('¥ 3 200 000')
  expect(amountOf('Average price')).toBe(average)
})

test('a stock car has a fixed price, but no start or average price', async () => {
  await open('stock', { soldPrice: 1_985_000, biddingDeadline: null })
  expect(screen.getByText('Fixed price').nextElementSibling).toHaveTextContent(/^¥.1.985.000$/)
  expect([amountOf('Start price'), amountOf('Average price')]).toEqual([undefined, undefined])
})
