import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { clearUndoSteps } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Permissions } from '@seriba/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

beforeEach(clearUndoSteps)

const autoBid = 'PUT /bid/update-auto-bid-many'
const group = 'PUT /bid/update-group-many'
const assign = 'PUT /client/assign'
const idsOf = async (request: Request): Promise<number[]> => (await request.json()).bidIds

const someone = (jasClientId: number, name: string) => {
  const { user } = aBid()
  return user && { ...user, jasClientId, name }
}
const aRow = (bidId: number, part: Partial<Bid> = {}) => aBid({ bidId, lotNo: 100 + bidId, ...part })

/** A desk with all rows selected. */
async function choose(bids: Bid[], { flags = {}, answers = {} }: { flags?: object; answers?: object } = {}) {
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', flags),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': aList(bids),
      'GET /bid/filters': filtersOf(aList(bids)),
      'GET /bid/group': [
        { value: 1, label: 'A', cars: 2, won: 0, bids: 3, stopped: 0, state: 'open' },
        { value: 0, label: 'New group', cars: 1, won: 0, bids: 0, stopped: 0, state: 'open' },
      ],
      'GET /client/account-managers': { managers: [{ value: 77, label: 'A. Sokolova' }], dealers: [] },
      ...answers,
    },
  })
  await screen.findAllByRole('radiogroup', { name: 'Bid status of lot 101' })
  await shown.user.keyboard('jx'.repeat(bids.length))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected bids' }))
  const texts = () => selectToasts(shown.store.getState()).map((toast) => ('text' in toast ? toast.text : ''))
  return { ...shown, bar, texts }
}

test('A turns auto-bid on where it is off and lists the skipped bids, and undo reverts only the changed ones', async () => {
  const { user, sent, texts, store } = await choose([aRow(1, { autoBid: true }), aRow(2), aRow(3)], {
    answers: {
      [autoBid]: async (request: Request) => {
        const ids = await idsOf(request)
        return ids.length === 3
          ? { moved: [2], skipped: [{ bidId: 3, code: 'auto_bid_status' }] }
          : { moved: ids, skipped: [] }
      },
    },
  })
  await user.keyboard('a')
  await waitFor(() => expect(sent(autoBid)).toEqual([{ bidIds: [1, 2, 3], autoBid: true }]))
  await waitFor(() => expect(texts()).toContain('1 bid: auto-bid on'))
  expect(selectToasts(store.getState())[0]).toMatchObject({
    text: '1 bid was skipped',
    detail: expect.stringContaining('Lot 103'),
  })
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent(autoBid)[1]).toEqual({ bidIds: [2], autoBid: false }))
})

test('a shared reason for several bids is given once, with their lots', async () => {
  const skipped = [
    { bidId: 1, code: 'auto_bid_status' },
    { bidId: 2, code: 'auto_bid_too_late' },
    { bidId: 3, code: 'auto_bid_status' },
  ]
  const { user, texts, store } = await choose([aRow(1), aRow(2), aRow(3)], {
    answers: { [autoBid]: { moved: [], skipped } },
  })
  await user.keyboard('a')
  await waitFor(() => expect(texts()).toContain('3 bids were skipped'))
  const { detail } = selectToasts(store.getState())[0] as { detail: string }
  expect(detail).toMatch(/^Lots 101, 103: Auto-bid needs the status Bid\. Lot 102: Less than an hour/)
})

test('the status menu shows beside Bid how many of the selected bids are behind another of ours', async () => {
  const rank = (place: number) => ({ rank: place, of: 2, overtaken: [] })
  const { user, bar } = await choose([
    aRow(1, { sameLot: rank(2) }),
    aRow(2, { sameLot: rank(1) }),
    aRow(3, { sameLot: rank(2), bidStatus: 2 }),
  ])
  await user.click(bar.getByRole('button', { name: 'Status' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items.filter((text) => text?.includes('behind'))).toEqual([
    expect.stringMatching(/Bid.*1 is behind a bid of ours$/),
  ])
})

test('auto-bid is turned off if all selected bids have it', async () => {
  const { user, bar, sent } = await choose([aRow(1, { autoBid: true }), aRow(2, { autoBid: true })], {
    answers: { [autoBid]: { moved: [1, 2], skipped: [] } },
  })
  await user.click(bar.getByRole('button', { name: 'Turn auto-bid off for 2 bids' }))
  await waitFor(() => expect(sent(autoBid)).toEqual([{ bidIds: [1, 2], autoBid: false }]))
})

test('G moves a client’s bids to a group, and undo restores their previous groups', async () => {
  const { user, sent, texts } = await choose([aRow(1), aRow(2)], {
    answers: {
      [group]: {
        bidGroup: 2,
        moved: [
          { bidId: 1, from: -1 },
          { bidId: 2, from: 1 },
        ],
      },
    },
  })
  await user.keyboard('g')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the group of 2 bids' }))
  await user.click(dialog.getByRole('button', { name: /Group/ }))
  await user.click(await screen.findByRole('option', { name: 'New group' }))
  await user.click(dialog.getByRole('button', { name: 'Set group' }))
  await waitFor(() => expect(sent(group)).toEqual([{ bidIds: [1, 2], bidGroup: 0 }]))
  await waitFor(() => expect(texts()).toContain('2 bids: group B'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(sent(group).slice(1)).toEqual([
      { bidIds: [1], bidGroup: -1, was: 2 },
      { bidIds: [2], bidGroup: 1, was: 2 },
    ]),
  )
})

test('if one bid may not be moved, the dialog says that none was, and for which lot', async () => {
  const { user, texts } = await choose([aRow(1), aRow(2)], {
    answers: {
      [group]: () => refused(409, 'bid_not_editable', { detail: { bidIds: [2] } }),
    },
  })
  await user.keyboard('g')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the group of 2 bids' }))
  await user.click(dialog.getByRole('button', { name: /Group/ }))
  await user.click(await screen.findByRole('option', { name: 'New group' }))
  await user.click(dialog.getByRole('button', { name: 'Set group' }))
  expect(await dialog.findByText('Lot 102 can’t be moved, so no bids were moved.')).toBeVisible()
  expect(texts()).toEqual([])
})

test('bids of several clients have no common group, which is reported before anything is sent', async () => {
  const { user, bar, sent } = await choose([aRow(1), aRow(2, { user: someone(1055, 'Omar Farouk') })])
  await user.click(bar.getByRole('button', { name: 'Set the group of 2 bids' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/belong to several clients/)
  expect(sent(group)).toEqual([])
})

test('M assigns the clients of the selected bids to a colleague, once each, and undo reverts it', async () => {
  const other = someone(1055, 'Omar Farouk')
  const { user, sent, texts } = await choose([aRow(1), aRow(2), aRow(3, { user: other })], {
    answers: {
      [assign]: {
        success: true,
        assigned: 2,
        moved: [
          { id: 1001, from: 0 },
          { id: 1055, from: 5 },
        ],
      },
    },
  })
  await user.keyboard('m')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 clients' }))
  expect(dialog.getByText(/Omar Farouk/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /manager/i }))
  await user.click(await screen.findByRole('option', { name: 'A. Sokolova' }))
  await user.click(dialog.getByRole('button', { name: 'Assign 2 clients' }))
  await waitFor(() => expect(texts()).toContain('2 clients: A. Sokolova'))
  const [asked] = sent(assign) as { ids: number[]; managerId: number }[]
  expect(asked?.managerId).toBe(77)
  expect(asked?.ids).toHaveLength(2)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(sent(assign).slice(1)).toEqual([
      { ids: [1001], managerId: 0, was: 77 },
      { ids: [1055], managerId: 5, was: 77 },
    ]),
  )
})

test('XLSX exports only the selected bids', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, bar, asked } = await choose([aRow(1), aRow(2)], {
    answers: { 'GET /bid/export': { url: '/v1/file/bids.xlsx' } },
  })
  await user.click(bar.getByRole('button', { name: 'Download 2 bids as XLSX' }))
  await waitFor(() => expect(asked('/bid/export').at(-1)?.getAll('bidId')).toEqual(['1', '2']))
})

test.each<[string, Partial<Permissions>, string[]]>([
  ['who may not edit bids', { bidManageBidPrice: false }, ['Set the group of 1 bid']],
  [
    'who may not bid for clients',
    { managerBidForClient: false },
    ['Set the group of 1 bid', 'Assign the client of 1 bid'],
  ],
  [
    'whose Bid Manager is switched off',
    { bidManagementEnabled: false },
    ['Turn auto-bid on for 1 bid', 'Set the group of 1 bid'],
  ],
])('a manager %s is not offered those changes', async (_, flags, hidden) => {
  const { bar } = await choose([aRow(1)], { flags })
  const offered = bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  for (const name of hidden) expect(offered).not.toContain(name)
  expect(offered).toContain('Download 1 bid as XLSX')
})

test('selected bids on one lot are grouped under one bar, which shows the number of lots', async () => {
  const { bar } = await choose([aRow(1), aRow(2, { id: '9' }), aRow(3, { id: '9' })])
  expect(bar.getByText('2 lots')).toBeVisible()
  const joined = [1, 2, 3].map(
    (bidId) => 'joined' in (document.getElementById(`bid-${bidId}`)?.dataset ?? {}),
  )
  expect(joined).toEqual([false, true, true])
})
