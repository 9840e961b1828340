import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aChangedBid, aLot, anAllowance, aPlacedBid, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />

describe('instead of the form', () => {
  test.each([
    [{ auctionFinished: true }, 'Auction finished'],
    [{ acceptBid: false }, 'Bidding is closed'],
    [{ bidLimitReached: true }, 'Bid limit'],
  ])('%o shows why there is none', async (info, text) => {
    await show(panel(aLot(info)))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument()
  })

  test('an account that may not bid is told what to do', async () => {
    await show(panel(), { profile: aProfile('restricted') })
    expect(screen.getByText(/you need to make a deposit/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Contact manager' })).toBeVisible()
  })

  test('stock is ordered at its price', async () => {
    const order = aPlacedBid({ bidAmount: 1_985_000 })
    const shown = await show(
      <BidPanel lot={aLot({ soldPrice: 1_985_000, biddingDeadline: null })} pageType="stock" />,
      {
        answers: { 'GET /bid/allow': anAllowance(), 'POST /bid/create': order },
      },
    )
    expect(screen.queryByRole('textbox', { name: 'Your bid' })).not.toBeInTheDocument()
    await shown.user.click(screen.getByRole('button', { name: 'Order now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your order' }))
    await shown.user.click(dialog.getByRole('checkbox'))
    await shown.user.click(dialog.getByRole('button', { name: 'Confirm order' }))
    await screen.findByRole('dialog', { name: 'Your order is placed' })
    expect(shown.sent('POST /bid/create')).toEqual([
      { carId: '41207', lotType: 'stock', confirm: 1, idempotencyKey: expect.any(String) },
    ])
  })
})

describe('an order of a stock car', () => {
  const stock = (info: Parameters<typeof aLot>[0]) => (
    <BidPanel lot={aLot({ soldPrice: 1_985_000, biddingDeadline: null, ...info })} pageType="stock" />
  )

  test('is not placed twice, and is canceled as an order', async () => {
    const shown = await show(stock({ ...ownBid, myBidAmount: 1_985_000 }), {
      answers: { 'PUT /bid/update-bid-status': aChangedBid() },
    })
    expect(screen.queryByRole('button', { name: 'Order now' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'My order' })).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your order?' }))
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(shown.sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 4 }]))
  })

  test('can be canceled until it is confirmed, which its confirmation says', async () => {
    const shown = await show(stock({}), { answers: { 'GET /bid/allow': anAllowance() } })
    await shown.user.click(screen.getByRole('button', { name: 'Order now' }))
    expect(
      await screen.findByText('A manager will confirm the order. You can cancel it until then.'),
    ).toBeVisible()
  })
})

test.each(['car-auction', 'stock'] as const)('a lot that a client has won is sold: %s', async (pageType) => {
  await show(<BidPanel lot={aLot({ acceptBid: false, sold: true })} pageType={pageType} />)
  expect(screen.getByText('Sold')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Place bid|Order now/ })).not.toBeInTheDocument()
})
