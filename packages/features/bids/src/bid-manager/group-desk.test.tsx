import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const openDesk = (changed: Partial<Bid>, answers: Record<string, unknown> = {}) => {
  const list = aList([aBid({ auctionDate: hoursAhead(-2), bidGroup: 1, bidGroupLabel: 'A', ...changed })])
  return show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
      'PUT /bid/confirm-withdrawal': { success: true },
      ...answers,
    },
  })
}
const press = async ({ user }: Awaited<ReturnType<typeof openDesk>>, status: string) => {
  const statuses = await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await user.click(within(statuses).getByRole('radio', { name: status }))
}

test('a win beyond the quota is confirmed after a warning', async () => {
  const shown = await openDesk({ groupFilled: { won: 1, cars: 1 } })
  await press(shown, 'Win')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The group is filled already' }))
  expect(dialog.getByText(/has won 1 of 1 vehicle\./)).toBeVisible()
  expect(shown.sent('PUT /bid/update-bid-status')).toEqual([])
  await shown.user.click(dialog.getByRole('button', { name: 'Mark as won anyway' }))
  await waitFor(() =>
    expect(shown.sent('PUT /bid/update-bid-status')).toMatchObject([{ bidId: 7, status: 6, anyway: true }]),
  )
})

test('a group that was filled in the meantime is named', async () => {
  const detail = { group: 'A', won: 1, cars: 1 }
  const answer = () => refused(409, 'group_already_filled', { detail })
  const shown = await openDesk({}, { 'PUT /bid/update-bid-status': answer })
  await press(shown, 'Win')
  await waitFor(() =>
    expect(selectToasts(shown.store.getState())).toMatchObject([{ detail: 'Group A has 1 of 1' }]),
  )
})

test('a bid stopped too late is red until it is withdrawn by hand', async () => {
  const { user, sent } = await openDesk({ bidStatus: 3, stoppedFrom: 2, withdrawByHand: true })
  expect(await screen.findByText('Withdraw by hand')).toBeVisible()
  expect(screen.getByRole('row', { name: /41207/ })).toHaveAttribute('data-hand')
  await user.click(screen.getByRole('button', { name: 'Lot 41207 is withdrawn' }))
  await waitFor(() => expect(sent('PUT /bid/confirm-withdrawal')).toEqual([{ bidId: 7 }]))
})

test('a withdrawal that could not be confirmed is reported', async () => {
  const { user, store } = await openDesk(
    { bidStatus: 3, stoppedFrom: 2, withdrawByHand: true },
    { 'PUT /bid/confirm-withdrawal': () => refused(500, 'internal') },
  )
  await user.click(await screen.findByRole('button', { name: 'Lot 41207 is withdrawn' }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'Couldn’t confirm the withdrawal of lot 41207' },
    ]),
  )
})

test('a change the hall was not told about is red until somebody makes it by hand', async () => {
  const { user, sent } = await openDesk({ byHand: 'change' }, { 'PUT /bid/done-by-hand': { success: true } })
  expect(await screen.findByText('Change by hand')).toBeVisible()
  expect(screen.getByRole('row', { name: /41207/ })).toHaveAttribute('data-hand')
  await user.click(screen.getByRole('button', { name: 'Lot 41207 is done' }))
  await waitFor(() => expect(sent('PUT /bid/done-by-hand')).toEqual([{ bidId: 7, action: 'change' }]))
})
