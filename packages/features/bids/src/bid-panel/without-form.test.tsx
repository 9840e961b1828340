import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { aChangedBid, aLot, anAllowance, aPlacedBid, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel, MobileBidBar } from './OwnBidPanel.tsx'

const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />

describe('instead of the form', () => {
  test.each([
    [{ auctionFinished: true }, 'Auction finished'],
    [{ acceptBid: false }, 'Bidding is closed'],
    [{ bidLimitReached: true }, 'Bid limit'],
  ])('%o shows the reason', async (info, text) => {
    await show(panel(aLot(info)))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument()
  })

  test('an account that may not bid shows what to do', async () => {
    await show(panel(), { profile: aProfile('restricted') })
    expect(screen.getByText(/you need to make a deposit/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Contact manager' })).toBeVisible()
  })

  test('stock can be ordered at its price', async () => {
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

  test('cannot be placed twice, and is canceled as an order', async () => {
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

  test('is shown as a bought car once confirmed', async () => {
    await show(stock({ acceptBid: false, sold: true, won: { price: 1_985_000, purchaseId: 5064 } }))
    expect(screen.getByText('You bought this car')).toBeVisible()
    expect(screen.queryByText(/You won/)).not.toBeInTheDocument()
  })

  test('is not confirmed after the car is sold to another client, and its dialog says so', async () => {
    let sell = () => {}
    function Panel() {
      const [sold, setSold] = useState(false)
      sell = () => setSold(true)
      return stock(sold ? { acceptBid: false, sold } : {})
    }
    const shown = await show(<Panel />, { answers: { 'GET /bid/allow': anAllowance() } })
    await shown.user.click(screen.getByRole('button', { name: 'Order now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your order' }))
    act(sell)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Sold$/)
  })

  test('can be canceled until it is confirmed, as its dialog says', async () => {
    const shown = await show(stock({}), { answers: { 'GET /bid/allow': anAllowance() } })
    await shown.user.click(screen.getByRole('button', { name: 'Order now' }))
    expect(
      await screen.findByText('A manager will confirm the order. You can cancel it until then.'),
    ).toBeVisible()
  })
})

test.each(['car-auction', 'stock'] as const)('a lot a client has won is sold: %s', async (pageType) => {
  await show(<BidPanel lot={aLot({ acceptBid: false, sold: true })} pageType={pageType} />)
  expect(screen.getByText('Sold')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Place bid|Order now/ })).not.toBeInTheDocument()
})

describe('a lot that the viewer has won before its sale time', () => {
  const wonAt = (price: number | null) =>
    aLot({ ...ownBid, bidStatusId: 6, acceptBid: false, sold: true, won: { price, purchaseId: 5064 } })

  test('shows the win and its price, links to the purchase, and has no countdown', async () => {
    await show(panel(wonAt(2_910_000)))
    const mine = within(screen.getByRole('region', { name: 'My bid' }))
    expect(mine.getByText(/Won at/)).toHaveTextContent('Won at ¥ 2 910 000')
    expect(mine.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/purchases/5064')
    expect(screen.getByText('You won this lot')).toBeVisible()
    expect(screen.queryByText('Bid deadline')).not.toBeInTheDocument()
  })

  test('shows the win even if its price is not known yet', async () => {
    await show(panel(wonAt(null)))
    expect(screen.getByText('Won; the price follows')).toBeVisible()
  })

  test('offers the purchase in the bottom bar, and no bid', async () => {
    await show(<MobileBidBar lot={wonAt(2_910_000)} pageType="car-auction" />)
    expect(screen.getByText('¥ 2 910 000')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/purchases/5064')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

test('a lot another client has won has no countdown', async () => {
  await show(panel(aLot({ acceptBid: false, sold: true })))
  expect(screen.queryByText('Bid deadline')).not.toBeInTheDocument()
})
