import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { clearUndoSteps } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const many = 'PUT /bid/update-status-many'
beforeEach(clearUndoSteps)

const of = (bidId: number, client: string) => ({ bidId, clientId: bidId, client, amount: 500_000 })
const leads = (...overtaken: ReturnType<typeof of>[]) => ({
  sameLot: { rank: 1, of: 1 + overtaken.length, overtaken },
})
const aRow = (bidId: number, part: Partial<Bid> = {}) =>
  aBid({ bidId, id: `9${bidId}`, lotNo: 100 + bidId, auctionDate: hoursAhead(-2), ...part })

/**
 * A desk with all rows selected, after pressing 2: the leaders have overtaken other clients’ bids, which the server
 * takes out.
 */
async function handOver(bids: Bid[], skipped: object[] = []) {
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': aList(bids),
      'GET /bid/filters': filtersOf(aList(bids)),
      [many]: async (request: Request) => {
        const { bidIds, takeOut = [] } = await request.json()
        const rivalsOf = (bidId: number): number[] =>
          takeOut.find((out: { bidId: number }) => out.bidId === bidId)?.rivalIds ?? []
        const moved = bidIds.map((bidId: number) => ({
          bidId,
          from: 1,
          takenOut: rivalsOf(bidId).map((rivalId) => ({ bidId: rivalId, from: 2 })),
        }))
        return { moved, skipped }
      },
    },
  })
  await screen.findAllByRole('radiogroup', { name: 'Bid status of lot 101' })
  await shown.user.keyboard(`${'jx'.repeat(bids.length)}2`)
  return { ...shown, dialog: within(await screen.findByRole('alertdialog')), sets: () => shown.sent(many) }
}

const twoLeaders = () => [
  aRow(1, leads(of(8, 'Oleg Sidorenko'), of(9, 'Ayesha Rahman'))),
  aRow(2),
  aRow(3, leads(of(7, 'Tomas Novak'))),
]
const takeOut = [
  { bidId: 1, rivalIds: [8, 9] },
  { bidId: 3, rivalIds: [7] },
]

test('overtaken bids are listed, and taken out along with setting the leaders on Enter', async () => {
  const { user, dialog, sets, store } = await handOver(twoLeaders())
  expect(dialog.getByText(/^2 bids lead, but what they have overtaken is still set to “Bid”/)).toBeVisible()
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(lines).toEqual([
    'Lot 101: Oleg Sidorenko, ¥ 500 000',
    'Lot 101: Ayesha Rahman, ¥ 500 000',
    'Lot 103: Tomas Novak, ¥ 500 000',
  ])
  expect(dialog.getByRole('checkbox', { name: 'Also set 3 overtaken bids to “Don’t bid”' })).toBeChecked()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sets()).toEqual([{ bidIds: [1, 2, 3], status: 2, anyway: false, takeOut }]))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ text: '3 bids: Bid; 3 bids: Don’t bid' }]),
  )
})

test('overtaken bids can be left in place using only the keyboard', async () => {
  const { user, dialog, sets } = await handOver(twoLeaders())
  const confirm = dialog.getByRole('button', { name: 'Set status' })
  expect(confirm).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  await user.keyboard(' ')
  expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await user.tab()
  await user.tab()
  expect(confirm).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sets()).toEqual([{ bidIds: [1, 2, 3], status: 2, anyway: false }]))
})

test('undo first restores what was taken out, then the leaders', async () => {
  const { user, sets } = await handOver(twoLeaders())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected bids' })).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(sets().slice(1)).toEqual([
      { bidIds: [8, 9, 7], status: 2, anyway: true, was: 3 },
      { bidIds: [1, 2, 3], status: 1, anyway: true, was: 2 },
    ]),
  )
})

test('a taken-out bid that cannot be restored is named by its lot', async () => {
  const skipped = [{ bidId: 7, code: 'stale' }]
  const { user, store } = await handOver(twoLeaders(), skipped)
  await user.keyboard('{Enter}')
  const details = () =>
    selectToasts(store.getState()).flatMap((toast) => ('detail' in toast ? [toast.detail] : []))
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected bids' })).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(details().at(-1)).toMatch(/^Lot 103: /))
})

test('a selected bid that is taken out is not listed as unchanged', async () => {
  const chosen = [aRow(1, leads(of(2, 'Oleg Sidorenko'))), aRow(2, { bidStatus: 2, id: '91', lotNo: 101 })]
  const bids = [...chosen, aRow(3)]
  const { user, dialog } = await handOver(bids)
  expect(dialog.queryByText(/has this status already/)).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Also set 1 overtaken bid to “Don’t bid”' }))
  expect(dialog.getByText(/1 bid has this status already/)).toBeVisible()
})
