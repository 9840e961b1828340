import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { clearUndoSteps, undoStep } from '@seriba/api/undo'
import type { BidGroup } from '@seriba/contracts/bid-groups'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { ClientGroupPage } from './ClientGroupPage.tsx'
import { ManagerGroupPage } from './ManagerGroupPage.tsx'

const own = { user: null, bidGroup: 1, bidGroupLabel: 'A' }
const bids = [
  {
    ...aBid({ ...own, bidId: 7, auctionDate: hoursAhead(5), bidAmount: 3_100_000, groupClash: true }),
    held: 0,
    stays: null,
  },
  {
    ...aBid({ ...own, bidId: 8, lotNo: 7802, auctionDate: hoursAhead(30), bidAmount: 3_150_000 }),
    held: 3_150_000,
    stays: null,
  },
  {
    ...aBid({ ...own, bidId: 9, lotNo: 1187, auctionDate: hoursAhead(31), bidStatus: 3, stoppedFrom: 1 }),
    held: 0,
    stays: null,
  },
]
const aGroup = (changed: Partial<BidGroup> = {}): BidGroup => ({
  value: 1,
  label: 'A',
  cars: 1,
  won: 0,
  bids: 2,
  stopped: 0,
  state: 'open',
  ...changed,
})
const aView = (changed: Partial<BidGroup> = {}, more = {}) => ({
  client: { id: 104882, name: 'Dmitri Kovalenko' },
  group: aGroup(changed),
  groups: [aGroup(changed), aGroup({ value: 2, label: 'City car', bids: 1 })],
  bids,
  together: 6_250_000,
  held: 3_150_000,
  groupAllow: 7_500_000,
  bidAllow: 4_350_000,
  ungrouped: 1,
  closed: 7,
  editable: true,
  ...more,
})

const open = (view: object = aView(), answers: Record<string, unknown> = {}) =>
  show(<ClientGroupPage />, {
    path: '/bid-groups/1',
    route: '/bid-groups/:group?',
    answers: {
      'GET /bid/group-view': view,
      'GET /bid/group-history': [],
      'PUT /bid/update-group': { success: true },
      ...answers,
    },
  })

test('a group shows its bids in order, what each holds, and their total', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'Bids in group A' }))
  const lots = table.getAllByRole('link', { name: /^Lot/ }).map(({ textContent }) => textContent)
  expect(lots).toEqual(['41207', '7802', '1187'])
  expect(table.getByRole('row', { name: /7802/ })).toHaveTextContent(/¥.3.150.000counted/)
  expect(table.getByRole('row', { name: /41207/ })).toHaveTextContent(/covered/)
  expect(table.getByRole('row', { name: /1187/ })).toHaveTextContent('stopped, was Under review')
  expect(table.getByText(/Both could be won/)).toBeVisible()
  const credit = within(screen.getByRole('complementary'))
  expect(credit.getByText('Saved by the group').parentElement).toHaveTextContent(/3.100.000/)
  expect(credit.getByText('Maximum bid in group A').parentElement).toHaveTextContent(/7.500.000/)
})

test('the total is explained by how many vehicles the group still buys', async () => {
  const { unmount } = await open(aView({ cars: 2 }))
  expect(await screen.findByText(/buys 2 vehicles of this group, so only its 2 largest/)).toBeVisible()
  unmount()
  await open(aView({ cars: 2, won: 1 }))
  expect(await screen.findByText(/buys 1 more vehicle of this group/)).toBeVisible()
})

test('the quota can be changed with one click, between the number of wins and nine', async () => {
  const { user, sent, unmount } = await open()
  const quota = within(await screen.findByRole('group', { name: 'Vehicles to buy' }))
  expect(quota.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  await user.click(quota.getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(sent('PUT /bid/update-group')).toEqual([{ bidGroup: 1, cars: 2 }]))
  unmount()
  await open(aView({ cars: 9, won: 8 }))
  expect(await screen.findByRole('button', { name: 'One more' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'One fewer' })).toBeEnabled()
})

test('a group can be named, and a refused name stays with the reason', async () => {
  let answer: unknown = () => refused(422, 'group_label_taken')
  const { user, sent } = await open(aView(), {
    'PUT /bid/update-group': () => (typeof answer === 'function' ? answer() : answer),
  })
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const name = screen.getByRole('textbox', { name: 'Group name' })
  await user.clear(name)
  await user.type(name, 'City car{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Another group has this name or letter.')
  expect(name).toHaveValue('City car')
  answer = { success: true }
  await user.type(name, ' 2{Enter}')
  await waitFor(() => expect(name).not.toBeInTheDocument())
  expect(sent('PUT /bid/update-group')).toEqual([
    { bidGroup: 1, label: 'City car' },
    { bidGroup: 1, label: 'City car 2' },
  ])
})

test('a filled group cannot be changed, and says when it has too many wins', async () => {
  await open(aView({ state: 'filled', won: 2, cars: 1 }))
  expect(await screen.findByText('Filled')).toBeVisible()
  expect(screen.getByText(/^2 of 1 won/)).toHaveAttribute('data-over')
  expect(screen.queryByRole('group', { name: 'Vehicles to buy' })).not.toBeInTheDocument()
})

test('other groups are in tabs, and a client without groups is told how to get one', async () => {
  const { user, router, unmount } = await open()
  await user.click(await screen.findByRole('tab', { name: /Group City car/ }))
  expect(router.state.location.pathname).toBe('/bid-groups/2')
  unmount()
  await open(aView({}, { group: null, groups: [], bids: [] }))
  expect(await screen.findByText('No groups yet')).toBeVisible()
})

test('staff can see and change a client’s group', async () => {
  const { user, sent, asked } = await show(<ManagerGroupPage />, {
    profile: aProfile('manager'),
    path: '/bid-groups/1?userId=104882',
    route: '/bid-groups/:group?',
    answers: {
      'GET /bid/group-view': aView(),
      'GET /bid/group-history': [],
      'PUT /bid/update-group': { success: true },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  await waitFor(() =>
    expect(sent('PUT /bid/update-group')).toEqual([{ bidGroup: 1, cars: 2, userId: 104882 }]),
  )
  expect(asked('/bid/group-view')[0]?.get('userId')).toBe('104882')
  expect(await screen.findByText('Bid groups of Dmitri Kovalenko')).toBeVisible()
})

test('a filled group that stopped bids can be reopened for one more vehicle', async () => {
  const { user, sent } = await open(aView({ state: 'filled', won: 1, cars: 1, stopped: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Reopen, buy 2' }))
  await waitFor(() => expect(sent('PUT /bid/update-group')).toEqual([{ bidGroup: 1, cars: 2 }]))
})

test('a group with nothing to restore cannot be reopened', async () => {
  await open(aView({ state: 'filled', won: 1, cars: 1, stopped: 0 }))
  await screen.findByText('Filled')
  expect(screen.queryByRole('button', { name: /^Reopen/ })).not.toBeInTheDocument()
})

test('all bids of a group are canceled after one confirmation, and exceptions are listed', async () => {
  const { user, sent } = await open(aView(), {
    'PUT /bid/cancel-many': { canceled: [7], skipped: [{ bidId: 8, code: 'cancel_too_late' }] },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel all' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 bids of group A?' }))
  expect(dialog.getByText('41207, 7802')).toBeVisible()
  expect(dialog.getByText('Returned to your limit').closest('div')).toHaveTextContent('¥ 3 150 000')
  await user.click(dialog.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() =>
    expect(sent('PUT /bid/cancel-many')).toEqual([
      {
        bids: [
          { bidId: 7, was: 1 },
          { bidId: 8, was: 1 },
        ],
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('staff can undo a group cancellation, restoring each bid’s status', async () => {
  clearUndoSteps()
  const { user, sent, store } = await show(<ManagerGroupPage />, {
    profile: aProfile('manager'),
    path: '/bid-groups/1?userId=104882',
    route: '/bid-groups/:group?',
    answers: {
      'GET /bid/group-view': aView(),
      'GET /bid/group-history': [],
      'PUT /bid/cancel-many': { canceled: [7, 8], skipped: [] },
      'PUT /bid/update-status-many': { moved: [], skipped: [] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel all' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ undo: expect.any(Number) }]))
  store.dispatch(undoStep())
  await waitFor(() =>
    expect(sent('PUT /bid/update-status-many')).toEqual([
      { bidIds: [7, 8], status: 1, anyway: true, was: 4 },
    ]),
  )
})

test('the history is listed below, with names and lots', async () => {
  const line = { date: hoursAhead(-200), userName: 'S. Mori', own: false }
  await open(aView(), {
    'GET /bid/group-history': [
      { ...line, event: 'Status changed: New → Bid', lots: [7802] },
      { ...line, userName: null, event: 'Group A filled by lot 6120', lots: [41207, 7802] },
      { ...line, own: true, event: 'Bid placed: ¥ 3 150 000', lots: [41207] },
    ],
  })
  const happened = within(await screen.findByRole('region', { name: 'What happened' }))
  const lines = (await happened.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/S\. Mori Status changed: New → Bid lot 7802$/)
  expect(lines[1]).toMatch(/System Group A filled by lot 6120 lots 41207, 7802$/)
  expect(lines[2]).toMatch(/You Bid placed: .* lot 41207$/)
})

test('one tab lists the bids in no group, and another the closed groups', async () => {
  const lots = [{ id: '5', lotNo: 6120, lotType: 'car', bidStatus: 6, bidAmount: 940_000 }]
  const closed = { groupId: 3, label: 'City car', cars: 2, won: 1, lastAuction: hoursAhead(-200), lots }
  const { user, router } = await open(aView(), {
    'GET /bid/ungrouped': [{ ...aBid({ user: null, lotNo: 999 }), held: 3_150_000, stays: null }],
    'GET /bid/closed-groups': [closed],
  })
  await user.click(await screen.findByRole('tab', { name: /No group/ }))
  expect(router.state.location.pathname).toBe('/bid-groups/none')
  expect(await screen.findByRole('table', { name: 'No group' })).toHaveTextContent('999')
  await user.click(screen.getByRole('tab', { name: /Closed/ }))
  expect(await screen.findByRole('row', { name: /City car/ })).toHaveTextContent(/City car1 of 2.*6120/)
})

test('on a phone a group’s bids are cards', async () => {
  onPhone()
  await open()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
})

const myBids = (bid = aBid(own)) => {
  const list = aList([bid])
  return show(<MyBidsPage />, {
    answers: {
      'GET /bid/my-bid': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
    },
  })
}

test('a bid in My Bids links to its group', async () => {
  await myBids()
  expect(await screen.findByRole('link', { name: 'Open group A' })).toHaveAttribute('href', '/bid-groups/1')
})

test('a bid is canceled in My Bids, or its row says that it is too late', async () => {
  const { user, sent, unmount } = await myBids()
  await user.click(await screen.findByRole('button', { name: 'Cancel bid on lot 41207' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your bid?' })
  expect(dialog).toHaveTextContent(/41207.*¥ 3 150 000/)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel bid' }))
  await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 4 }]))
  unmount()
  const late = await myBids(aBid({ ...own, cancellationAllowed: false }))
  await late.user.click(await screen.findByRole('button', { name: 'Cancel bid on lot 41207' }))
  expect(await screen.findByRole('alertdialog', { name: 'Bid can’t be canceled' })).toBeVisible()
})

test('a bid that is over cannot be canceled', async () => {
  await myBids(aBid({ ...own, bidStatus: 6 }))
  await screen.findByRole('link', { name: 'Open group A' })
  expect(screen.queryByRole('button', { name: /^Cancel bid/ })).not.toBeInTheDocument()
})

test('staff without a client get a link to the bids instead of an error', async () => {
  await show(<ManagerGroupPage />, {
    profile: aProfile('manager'),
    path: '/bid-groups',
    route: '/bid-groups/:group?',
    answers: { 'GET /bid/group-view': () => refused(404, 'client_not_found') },
  })
  expect(await screen.findByRole('link', { name: 'Bid Manager' })).toHaveAttribute('href', '/bid-manager/all')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
