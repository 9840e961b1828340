import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

/** Two bids without a sold price; entered prices are stored. */
const open = (answers: Record<string, unknown> = {}) => {
  const auctionDate = hoursAhead(-2)
  let bids = [aBid({ auctionDate }), aBid({ bidId: 8, lotNo: 20461, auctionDate })]
  return show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': () => aList(bids),
      'GET /bid/filters': () => filtersOf(aList(bids)),
      'PUT /bid/update-sold-price': async (request: Request) => {
        const { bidId, ...price } = await request.json()
        bids = bids.map((bid) => (bid.bidId === bidId ? { ...bid, ...price } : bid))
        return aChangedBid(
          bids.find((bid) => bid.bidId === bidId),
          bids,
        )
      },
      ...answers,
    },
  })
}

const prices = (shown: Awaited<ReturnType<typeof open>>) => shown.sent('PUT /bid/update-sold-price')
const edit = async (shown: Awaited<ReturnType<typeof open>>) => {
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.click(screen.getAllByRole('button', { name: 'Add sold price' })[0] as HTMLElement)
  return screen.getByRole('textbox', { name: 'Sold price of lot 41207' })
}

test('a sold price is typed in place and applied with Enter', async () => {
  const shown = await open()
  await shown.user.type(await edit(shown), '1610000{Enter}')
  expect(await screen.findByRole('button', { name: /1.610.000/ })).toBeVisible()
  expect(prices(shown)).toEqual([{ bidId: 7, soldPrice: 1_610_000 }])
})

test('a point that slips in between the digits of a sold price drops none of them, and pasted cents are left out', async () => {
  const shown = await open()
  const field = (await edit(shown)) as HTMLInputElement
  await shown.user.type(field, '1234567')
  field.setSelectionRange(field.value.length - 2, field.value.length - 2)
  await shown.user.type(field, '.', { initialSelectionStart: field.value.length - 2 })
  expect(field.value.replace(/\D/g, '')).toBe('1234567')
  await shown.user.clear(field)
  await shown.user.paste('1,610,000.00')
  await shown.user.keyboard('{Enter}')
  await waitFor(() => expect(prices(shown)).toEqual([{ bidId: 7, soldPrice: 1_610_000 }]))
})

test('a sold price is applied with its check mark and discarded with Escape', async () => {
  const shown = await open()
  await shown.user.type(await edit(shown), '99{Escape}')
  expect(screen.queryByRole('textbox', { name: /^Sold price/ })).not.toBeInTheDocument()
  expect(prices(shown)).toEqual([])
  expect(screen.getAllByRole('button', { name: 'Add sold price' })[0]).toHaveFocus()
  await shown.user.type(await edit(shown), '1000')
  await shown.user.click(screen.getByRole('button', { name: 'Apply sold price' }))
  await waitFor(() => expect(prices(shown)).toEqual([{ bidId: 7, soldPrice: 1000 }]))
})

test('a sold price of zero stays with an error, and clearing it reverts the change', async () => {
  const shown = await open()
  const field = await edit(shown)
  await shown.user.type(field, '0')
  expect(field).toHaveValue('0')
  expect(field).toHaveAccessibleDescription('Enter an amount above zero.')
  await shown.user.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(prices(shown)).toEqual([])
  await shown.user.keyboard('{Backspace}1000{Enter}')
  await shown.user.click(await screen.findByRole('button', { name: /1.000, edit/ }))
  await shown.user.clear(screen.getByRole('textbox', { name: 'Sold price of lot 41207' }))
  await shown.user.keyboard('{Enter}')
  await waitFor(() => expect(prices(shown).map(({ soldPrice }) => soldPrice)).toEqual([1000, 0]))
})

test('a sold price is reverted when the server refuses it', async () => {
  const shown = await open({ 'PUT /bid/update-sold-price': () => refused(500, 'internal') })
  await shown.user.type(await edit(shown), '1610000{Enter}')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Add sold price' })).toHaveLength(2))
  expect(selectToasts(shown.store.getState())).toHaveLength(1)
})
