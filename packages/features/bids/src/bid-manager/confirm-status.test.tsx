import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { formatDateTime } from '@seriba/domain/format/date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const open = async (auctionDate: string) => {
  const list = aList([aBid({ auctionDate })])
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: true }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
    },
  })
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  return shown
}

test('a key selects a status, and Enter confirms it', async () => {
  const { user, sent } = await open(hoursAhead(-2))
  await user.keyboard('j4')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm bid status change' }))
  expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 4 }]))
})

test('setting a bid to Bid after its lot has run triggers a warning that Enter does not confirm', async () => {
  const ran = hoursAhead(-50)
  const { user, sent } = await open(ran)
  await user.keyboard('j2')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm bid status change' }))
  expect(dialog.getByText(/^This lot was due at/)).toHaveTextContent(
    `This lot was due at ${formatDateTime(ran)}.`,
  )
  expect(dialog.getByRole('button', { name: 'Confirm' })).not.toHaveFocus()
  await user.keyboard('{Enter}')
  expect(sent('PUT /bid/update-bid-status')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 2 }]))
})

test('a warning is not accepted by pressing a key twice', async () => {
  const { user, sent } = await open(hoursAhead(50))
  await user.keyboard('j3')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(sent('PUT /bid/update-bid-status')).toEqual([])
})

test('a win at a price of zero is not confirmed and its field says why, but a win without a price is', async () => {
  const { user, sent } = await open(hoursAhead(-2))
  await user.keyboard('j6')
  const dialog = within(await screen.findByRole('alertdialog'))
  const price = dialog.getByRole('textbox', { name: 'Sold price' })
  await user.type(price, '0')
  expect(price).toHaveValue('0')
  expect(price).toHaveAccessibleDescription('Enter an amount above zero.')
  await user.click(dialog.getByRole('button', { name: /^Win/ }))
  expect(sent('PUT /bid/update-bid-status')).toEqual([])
  await user.clear(price)
  await user.click(dialog.getByRole('button', { name: 'Win without price' }))
  await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 6 }]))
})
