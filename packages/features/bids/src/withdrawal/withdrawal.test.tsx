import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Withdrawal } from '@seriba/contracts/withdrawals'
import { formatRecent } from '@seriba/domain/format/date'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, aLot, filtersOf, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const wish = (changed: Partial<Withdrawal> = {}): Withdrawal => ({
  state: 'asked',
  askedAt: '2026-11-24T01:12:00.000Z',
  reason: '',
  answeredAt: null,
  note: '',
  ...changed,
})
/** On a later day, the date is shown, too. */
const ofThatDay = (instant: string) => formatRecent(instant, new Date())

const receipt = {
  number: 'C-261124-0193',
  at: '2026-11-24T01:13:07.000Z',
  amount: 2_560_000,
  by: 'Peter Mwangi',
  freeUntil: '2026-11-24T01:30:00.000Z',
  lotNo: 55021,
  auctionName: 'HAA Kobe',
  auctionDate: null,
  name: 'Toyota Hiace Van',
}

const mine = (bid: Partial<Bid>, answers: Record<string, unknown> = {}) => {
  const list = aList([aBid({ user: null, cancellationAllowed: false, ...bid })])
  return show(<MyBidsPage />, {
    profile: aProfile('client'),
    answers: {
      'GET /bid/my-bid': list,
      'GET /bid/filters': filtersOf(list),
      'POST /bid/ask-withdrawal': { success: true },
      'POST /bid/take-back-withdrawal': { success: true },
      'GET /bid/receipt': receipt,
      ...answers,
    },
  })
}

describe('a buyer', () => {
  test('can ask to withdraw a bid that can no longer be canceled', async () => {
    const { user, sent, store } = await mine({ withdrawalAllowed: true })
    await user.click(await screen.findByRole('button', { name: 'Ask to withdraw the bid on lot 41207' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bid can’t be canceled' }))
    expect(dialog.getByText('Contact the manager to cancel the bid')).toBeVisible()
    expect(dialog.getByText(/The bid stands until we answer/)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Found one here')
    await user.click(dialog.getByRole('button', { name: 'Ask to withdraw' }))
    await waitFor(() =>
      expect(sent('POST /bid/ask-withdrawal')).toEqual([{ bidId: 7, reason: 'Found one here' }]),
    )
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
  })

  test('keeps the input when the request is refused, and sees why', async () => {
    const { user } = await mine(
      { withdrawalAllowed: true },
      { 'POST /bid/ask-withdrawal': () => refused(409, 'auction_finished') },
    )
    await user.click(await screen.findByRole('button', { name: /Ask to withdraw/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Please')
    await user.click(dialog.getByRole('button', { name: 'Ask to withdraw' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Please')
  })

  test('sees that the request is still open, and can take it back', async () => {
    const { user, sent } = await mine({ withdrawal: wish() })
    expect(await screen.findByText(`Asked ${ofThatDay('2026-11-24T01:12:00.000Z')}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Ask to withdraw|Cancel bid/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Take back the request to withdraw lot 41207' }))
    await waitFor(() => expect(sent('POST /bid/take-back-withdrawal')).toEqual([{ bidId: 7 }]))
  })

  test('sees the answer and the staff’s note', async () => {
    const late = wish({ state: 'too_late', answeredAt: '2026-11-24T01:40:00.000Z', note: 'Already sold' })
    await mine({ withdrawal: late })
    expect(await screen.findByText(`Too late, ${ofThatDay('2026-11-24T01:40:00.000Z')}`)).toBeVisible()
    expect(screen.getByTitle(/^Too late to withdraw, answered .+ Already sold$/)).toBeVisible()
  })

  test('can open the receipt of a canceled bid', async () => {
    const { user } = await mine({ bidStatus: 4, receipt: 'C-261124-0193' })
    await user.click(await screen.findByRole('button', { name: 'Receipt C-261124-0193 of lot 41207' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your bid is canceled' }))
    expect(await dialog.findByText('C-261124-0193')).toBeVisible()
    expect(dialog.getByText('2026.11.24 10:13 Japan')).toBeVisible()
    expect(dialog.getByText('Peter Mwangi')).toBeVisible()
  })

  test('finds the request and the receipt on the lot’s page, too', async () => {
    const late = { ...ownBid, cancellationAllowed: false }
    const panel = (info: object) => <BidPanel lot={aLot({ ...late, ...info })} pageType="car-auction" />
    const first = await show(panel({ withdrawalAllowed: true }))
    expect(screen.getByRole('button', { name: 'Ask to withdraw' })).toBeVisible()
    first.unmount()
    const second = await show(panel({ withdrawal: wish() }))
    expect(screen.getByText(/Withdrawal requested/)).toBeVisible()
    second.unmount()
    await show(panel({ myBid: false, jasId: false, receipt: { bidId: 7, number: 'C-261124-0193' } }))
    expect(screen.getByRole('button', { name: /^Receipt C-261124-0193/ })).toBeVisible()
  })
})

describe('the desk', () => {
  const desk = (bid: Partial<Bid>, answers: Record<string, unknown> = {}) => {
    const list = aList([aBid(bid)])
    return show(<BidManagerPage />, {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment?',
      answers: {
        'GET /bid/index': list,
        'GET /bid/filters': filtersOf(list),
        'PUT /bid/answer-withdrawal': { success: true },
        ...answers,
      },
    })
  }

  test('shows a withdrawal request in a red row, and W answers it', async () => {
    const { user, sent } = await desk({ withdrawal: wish({ reason: 'Found one here' }) })
    expect(
      await screen.findByText(`Asks to withdraw, ${ofThatDay('2026-11-24T01:12:00.000Z')}`),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /41207/ })).toHaveAttribute('data-hand')
    await user.keyboard('jw')
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the bid on lot 41207?' }))
    expect(dialog.getByText('The client says: Found one here')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /Note to the client/ }), 'Done by phone')
    await user.click(dialog.getByRole('button', { name: 'Withdrawn' }))
    await waitFor(() =>
      expect(sent('PUT /bid/answer-withdrawal')).toEqual([
        { bidId: 7, answer: 'withdrawn', note: 'Done by phone' },
      ]),
    )
  })

  test('can answer that it is too late', async () => {
    const { user, sent } = await desk({ withdrawal: wish() })
    await user.click(await screen.findByRole('button', { name: 'Answer the request to withdraw lot 41207' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Too late' }))
    await waitFor(() =>
      expect(sent('PUT /bid/answer-withdrawal')).toEqual([{ bidId: 7, answer: 'too_late', note: '' }]),
    )
  })

  test('has nothing to do for an answered request', async () => {
    await desk({ withdrawal: wish({ state: 'too_late', answeredAt: '2026-11-24T01:40:00.000Z' }) })
    await screen.findByRole('row', { name: /41207/ })
    expect(screen.queryByText(/Asks to withdraw/)).not.toBeInTheDocument()
    expect(screen.getByRole('row', { name: /41207/ })).not.toHaveAttribute('data-hand')
  })
})
