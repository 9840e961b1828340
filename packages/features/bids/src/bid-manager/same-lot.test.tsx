import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { LeadingBid } from '@seriba/contracts/rival-bids'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const ranked = {
  company: null,
  adjustmentPrice: 0,
  bidDate: hoursAhead(-30),
  bidStatus: 2,
  group: null,
}
const rivals = {
  id: '1',
  lotNo: 41207,
  lotType: 'car',
  priority: 'highest',
  ruleSet: null,
  tellSameLot: false,
  leaderOut: null,
  bids: [
    { ...ranked, bidId: 9, clientId: 12, client: 'Oleg Sidorenko', bidAmount: 3_180_000 },
    { ...ranked, bidId: 7, clientId: 104882, client: 'Tomas Novak', bidAmount: 3_150_000, bidStatus: 1 },
    { ...ranked, bidId: 8, clientId: 14, client: 'Ayesha Rahman', bidAmount: 3_150_000, bidStatus: 1 },
  ],
}

const ranksAs = (rank: number, overtaken: LeadingBid[] = []) => ({ rank, of: 3, overtaken })

/** The desk of a manager with confirmations turned off, after clicking “Bid”. */
async function handOver(sameLot: Bid['sameLot'], answer: unknown = aChangedBid()) {
  const list = aList([aBid({ auctionDate: hoursAhead(-2), sameLot })])
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': answer,
      'GET /bid/rivals': rivals,
    },
  })
  const statuses = await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.click(within(statuses).getByRole('radio', { name: 'Bid' }))
  return { ...shown, changes: () => shown.sent('PUT /bid/update-bid-status') }
}

test('a bid behind another client’s is handed to the hall after a warning', async () => {
  const { user, changes } = await handOver(ranksAs(2))
  expect(screen.getByTitle('3 bids on this lot; this one is number 2')).toHaveTextContent('2 of 3')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Another client’s bid is ahead' }))
  expect(changes()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Bid anyway' }))
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2, anyway: true }]))
})

test('the leader is handed to the hall without a warning', async () => {
  const { changes } = await handOver(ranksAs(1))
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2 }]))
})

test('a bid ahead that the list did not know about is named', async () => {
  const detail = { bidId: 9, clientId: 12, client: 'Nikolai Baranov', amount: 900_000 }
  const { store } = await handOver(null, () => refused(409, 'bid_not_leading', { detail }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { detail: expect.stringMatching(/^Ahead: bid 9 of Nikolai Baranov, ¥.900.000$/) },
    ]),
  )
})

test('the warning ranks the bids, and Enter on its button is enough', async () => {
  const { user, changes } = await handOver(ranksAs(2))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Another client’s bid is ahead' }))
  expect(await dialog.findByText('Behind by ¥ 30 000', { normalizer: plain })).toBeVisible()
  expect(dialog.getByText('Same amount, later')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Bid anyway' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2, anyway: true }]))
})

test('the leader can be taken out at the same time', async () => {
  const { user, changes } = await handOver(ranksAs(2))
  await user.click(await screen.findByRole('checkbox', { name: /set Oleg Sidorenko to Don’t bid/ }))
  await user.click(screen.getByRole('button', { name: 'Bid anyway' }))
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2, anyway: true, takeOut: [9] }]))
})

const overtaken = { bidId: 9, clientId: 12, client: 'Oleg Sidorenko', amount: 3_140_000 }

test('setting a leader to Bid takes out the bid it has overtaken, and undoing restores both', async () => {
  const { user, changes } = await handOver(ranksAs(1, [overtaken]))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '1 overtaken bid is still set to “Bid”' }),
  )
  expect(dialog.getByText(/the bid of Oleg Sidorenko stays at “Bid”/)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Also set Oleg Sidorenko to Don’t bid' })).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Set to “Bid”' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2, takeOut: [9] }]))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(changes().slice(1)).toEqual([
      { bidId: 9, status: 2, anyway: true, was: 3 },
      { bidId: 7, status: 1, anyway: true, was: 2 },
    ]),
  )
})

test('an overtaken bid stays if the user prefers', async () => {
  const { user, changes } = await handOver(ranksAs(1, [overtaken]))
  await user.click(await screen.findByRole('checkbox', { name: /set Oleg Sidorenko to Don’t bid/ }))
  await user.click(screen.getByRole('button', { name: 'Set to “Bid”' }))
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2 }]))
})

/** The side panel with the bids on the lot, as R opens it. */
async function openBay(answers: Record<string, unknown> = {}) {
  const list = aList([aBid({ sameLot: ranksAs(2) })])
  const shown = await show(
    <BidManagerPage
      chat={({ bidId, bay }) => (
        <aside aria-label={`Bay of bid ${bidId}`}>
          {bay?.tab} {bay?.lot.count} {bay?.tab === 'lot' && bay.lot.content}
        </aside>
      )}
    />,
    {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment?',
      answers: {
        'GET /bid/index': list,
        'GET /bid/filters': filtersOf(list),
        'GET /bid/rivals': rivals,
        ...answers,
      },
    },
  )
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.keyboard('jr')
  return { ...shown, bay: within(await screen.findByRole('complementary', { name: 'Bay of bid 7' })) }
}

test('R shows the bids on the lot in the side panel, with links to other clients’ chats', async () => {
  const { user, bay } = await openBay()
  const lines = await bay.findAllByRole('listitem')
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(bay.getByText(/The highest amount leads/)).toBeVisible()
  expect(bay.getByText(/Clients don’t see who else is bidding/)).toBeVisible()
  expect(bay.getByRole('link', { name: 'Open lot' })).toBeVisible()
  await user.click(bay.getByRole('button', { name: 'Write to Oleg Sidorenko' }))
  expect(await screen.findByRole('complementary', { name: 'Bay of bid 9' })).toHaveTextContent(/^chat/)
})

test('the side panel says who set the rule and when', async () => {
  const { bay } = await openBay({
    'GET /bid/rivals': { ...rivals, ruleSet: { by: 'R. Tanaka', at: '2026-09-01T01:00:00Z' } },
  })
  expect(await bay.findByText(/Set in Company settings by R\. Tanaka, 2026\.09\.01\./)).toBeVisible()
})

test('a message goes to every client on the lot, and a retry only to those it did not reach', async () => {
  let fails = true
  const { user, bay, sent } = await openBay({
    'POST /bid/save-chat': async (request: Request) =>
      fails && (await request.json()).bidId === 8 ? refused(500, 'internal') : { success: true },
  })
  await user.click(await bay.findByRole('button', { name: 'Write to all 3' }))
  await user.type(bay.getByRole('textbox', { name: 'Message' }), 'The sheet was corrected')
  await user.click(bay.getByRole('button', { name: 'Send' }))
  expect(await bay.findByRole('alert')).toHaveTextContent('Not sent to Ayesha Rahman. The others have it.')
  expect(bay.getByRole('textbox', { name: 'Message' })).toHaveValue('The sheet was corrected')
  fails = false
  await user.click(bay.getByRole('button', { name: 'Try again' }))
  expect(await bay.findByText('All 3 clients have the message.')).toBeVisible()
  const messages = sent('POST /bid/save-chat') as { bidId: number; comment: string; idempotencyKey: string }[]
  expect(messages.map(({ bidId }) => bidId)).toEqual([9, 7, 8, 8])
  // To the server, the second attempt is the same message.
  expect(new Set(messages.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
})

test('Escape leaves an empty message to all immediately, and one with text only after confirmation', async () => {
  const { user, bay } = await openBay()
  await user.click(await bay.findByRole('button', { name: 'Write to all 3' }))
  await user.keyboard('{Escape}')
  expect(bay.getByRole('button', { name: 'Write to all 3' })).toHaveFocus()
  await user.keyboard('{Enter}The sheet{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(bay.getByRole('textbox', { name: 'Message' })).toHaveValue('The sheet')
})

const fellOut = { client: 'Oleg Sidorenko', status: 4, at: '2026-11-24T00:52:00Z' }

test('a bid that leads because another dropped out says so, and can be set to Bid or left with a click', async () => {
  const list = aList([aBid({ byHand: 'lead', leaderOut: fellOut, auctionDate: hoursAhead(-2) })])
  const { user, sent } = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
      'PUT /bid/done-by-hand': { success: true },
    },
  })
  expect(await screen.findByText('Act by hand')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave lot 41207 as it is' }))
  await waitFor(() => expect(sent('PUT /bid/done-by-hand')).toEqual([{ bidId: 7, action: 'lead' }]))
  await user.click(screen.getByRole('button', { name: 'Set lot 41207 to Bid' }))
  await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 2 }]))
})

test.each([
  { byHand: 'lead' as const, told: { bidId: 7, status: 2 }, to: 'PUT /bid/update-bid-status' },
  { byHand: 'place' as const, told: { bidId: 7, action: 'place' }, to: 'PUT /bid/done-by-hand' },
])('W does the manual task: $byHand', async ({ byHand, told, to }) => {
  const list = aList([aBid({ byHand, auctionDate: hoursAhead(-2) })])
  const { user, sent } = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
      'PUT /bid/done-by-hand': { success: true },
    },
  })
  await screen.findByText(/by hand$/)
  await user.keyboard('jw')
  await waitFor(() => expect(sent(to)).toEqual([told]))
})

test('the side panel says whose bid dropped out, when, and who leads now', async () => {
  const { bay } = await openBay({
    'GET /bid/rivals': { ...rivals, leaderOut: fellOut, bids: rivals.bids.slice(1) },
  })
  expect(
    await bay.findByText(
      /Oleg Sidorenko: Cancel, 2026\.11\.24 9:52\. Tomas Novak leads now with ¥.3.150.000/,
    ),
  ).toBeVisible()
})

test('the side panel says when a bid that is still live has lost the lead', async () => {
  const { bay } = await openBay({
    'GET /bid/rivals': { ...rivals, leaderOut: { ...fellOut, status: 2 }, bids: rivals.bids.slice(1) },
  })
  expect(
    await bay.findByText(/Oleg Sidorenko lost the lead, 2026\.11\.24 9:52\. Tomas Novak leads/),
  ).toBeVisible()
})

const plain = (text: string) => text.replace(/\s/g, ' ')
