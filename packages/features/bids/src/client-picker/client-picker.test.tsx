import '../testing/setup.ts'
import { clearBiddingClient, getBiddingClient, setBiddingClient } from '@seriba/api/bidding-client'
import { refused } from '@seriba/api/testing'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aLot, anAllowance, aPlacedBid, bidGroups } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './ClientBidPanel.tsx'

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: 104882 + at,
    label: `Kovalenko ${at + 1} · Vostok Auto · ${104882 + at}`,
    name: `Kovalenko ${at + 1}`,
    company: 'Vostok Auto',
  }))

const client = {
  detail: { userId: 104882, fullName: 'Dmitri Kovalenko', company: 'Vostok Auto', roleId: 1064 },
  balanceInfo: aBalance(),
}

const open = (
  found: unknown,
  answers: Record<string, unknown> = {},
  lot = aLot(),
  flags: Partial<Permissions> = {},
) =>
  show(<BidPanel lot={lot} pageType="car-auction" />, {
    profile: aProfile('manager', { exportTypeOptional: true, ...flags }),
    answers: { 'GET /user/search': found, 'GET /user/user-info': client, ...answers },
  })

const search = () => screen.getByRole('combobox', { name: 'Client' })

test('nothing is searched below four characters, and the field says so', async () => {
  const { user, calls } = await open(people(1))
  await user.type(search(), 'kov')
  expect(screen.getByText('Type at least 4 characters')).toBeVisible()
  await user.type(search(), 'a')
  expect(await screen.findByRole('option')).toHaveTextContent(/^Kovalenko 1 · Vostok Auto104882$/)
  expect(calls.filter((call) => call === 'GET /user/search')).toHaveLength(1)
})

test('the search runs 300 ms after the last keystroke, for the final text only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const shown = await open((request: Request) => {
    asked.push(new URL(request.url).searchParams.get('user') ?? '')
    return people(1)
  })
  const type = (value: string) => fireEvent.change(search(), { target: { value } })
  type('kova')
  await vi.advanceTimersByTimeAsync(299)
  type('koval')
  await vi.advanceTimersByTimeAsync(299)
  expect(shown.calls).not.toContain('GET /user/search')
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(asked).toEqual(['koval']))
})

test('the search says when nobody is found, and when there are too many results', async () => {
  const { user } = await open((request: Request) => (request.url.includes('kovacs') ? [] : people(11)))
  await user.type(search(), 'kovacs')
  expect(await screen.findByText('No clients found')).toBeVisible()
  await user.clear(search())
  await user.type(search(), 'alex')
  expect(await screen.findByText(/^Too many clients/)).toBeVisible()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('a failed search is reported', async () => {
  const { user } = await open(() => refused(500, 'internal'))
  await user.type(search(), 'kova')
  expect(await screen.findByText(/^Search failed/)).toBeVisible()
})

test('a client is selected with keys, and their figures are shown', async () => {
  const { user } = await open(people(2))
  await user.type(search(), 'kova')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(await screen.findByText('Dmitri Kovalenko')).toBeVisible()
  expect(await screen.findByText('104882, Vostok Auto')).toBeVisible()
  expect(screen.getByText('¥ 1 240 500')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change client' }))
  expect(search()).toBeVisible()
})

test('the picker starts with the client staff have chosen to bid for, until they are removed', async () => {
  setBiddingClient({ userId: 104882, name: 'Dmitri Kovalenko' })
  const { user } = await open(people(1))
  expect(await screen.findByText('104882, Vostok Auto')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change client' }))
  expect(search()).toBeVisible()
  expect(getBiddingClient()).toBeNull()
})

test('a bid needs a client', async () => {
  const { user, calls } = await open([])
  await user.type(screen.getByRole('textbox', { name: 'Client’s bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  expect(search()).toBeInvalid()
  expect(calls).not.toContain('GET /bid/allow')
})

test('a click on the bid button is kept while the client’s current group is being loaded', async () => {
  setBiddingClient({ userId: 104882, name: 'Dmitri Kovalenko' })
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user } = await open(people(1), { 'GET /bid/allow': () => told.then(() => anAllowance()) })
  await user.type(await screen.findByRole('textbox', { name: 'Client’s bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  answer()
  clearBiddingClient()
  expect(await screen.findByRole('dialog', { name: /^Confirm the bid for/ })).toBeVisible()
})

test('a bid is placed in the client’s name, and the next one is for somebody else', async () => {
  const { user, sent } = await open(people(1), {
    'GET /bid/allow': anAllowance(),
    'POST /bid/bid-from-manager': {
      bidAmount: 3_150_000,
      bidDate: '2026-11-24T01:00:00.000Z',
      bidId: 7,
      bidStatus: 1,
      balanceInfo: aBalance(),
    },
  })
  await user.type(search(), 'kova')
  await user.click(await screen.findByRole('option'))
  await user.type(screen.getByRole('textbox', { name: 'Client’s bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the bid for Kovalenko 1' }))
  expect(dialog.getByText(/The client can cancel until/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /^The client has agreed/ }))
  await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
  const success = within(await screen.findByRole('dialog', { name: /^Bid placed for/ }))
  expect(success.getByRole('link', { name: 'Open in Bid Manager' })).toHaveAttribute(
    'href',
    '/bid-manager/all?bid=7&lot=41207',
  )
  expect(sent('POST /bid/bid-from-manager')).toMatchObject([{ userId: 104882, amount: 3_150_000 }])
  await user.click(success.getByRole('button', { name: 'Another client' }))
  expect(search()).toBeVisible()
})

test('a manager who runs out of credit gets a link to the client', async () => {
  const { user } = await open(people(1), {
    'GET /bid/allow': anAllowance(),
    'POST /bid/bid-from-manager': () =>
      refused(402, 'not_enough_credit', { detail: aBalance({ bidAllow: 0 }) }),
  })
  await user.type(search(), 'kova')
  await user.click(await screen.findByRole('option'))
  await user.type(screen.getByRole('textbox', { name: 'Client’s bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Confirm bid' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Insufficient credit' }))
  expect(dialog.getByRole('link', { name: 'Open the client' })).toHaveAttribute('href', '/clients/104882')
})

describe('a client with a live bid on the lot', () => {
  const allowance = (query: URLSearchParams) => ({
    bidAllow: query.get('bidGroup') === '1' ? 9_000_000 : 6_910_000,
    balanceInfo: aBalance(),
    warnings: [],
    liveBid: query.get('userId') === '104882' ? 2_560_000 : null,
    liveBidGroup: query.get('userId') === '104882' ? 1 : null,
    budget: null,
  })
  const answers = {
    'GET /bid/allow': (request: Request) => allowance(new URL(request.url).searchParams),
    'GET /bid/group': bidGroups,
  }
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>, at: number) => {
    await user.type(search(), 'kova')
    await user.click((await screen.findAllByRole('option'))[at] as HTMLElement)
  }

  test('is pointed out, and their limit is calculated without that bid, unlike another client’s', async () => {
    const shown = await open(people(2), answers, aLot({ bidGroupShow: true }))
    await choose(shown, 0)
    expect(await screen.findByRole('status')).toHaveTextContent(
      'This client already has a live bid of ¥ 2 560 000. The new amount will replace it.',
    )
    expect(screen.getByRole('button', { name: 'Replace bid' })).toBeVisible()
    // Its group is already selected; outside it, the limit is lower.
    expect(await screen.findByText('¥ 9 000 000')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: /Bid group/ }))
    await shown.user.click(await screen.findByRole('option', { name: 'No group' }))
    expect(await screen.findByText('¥ 6 910 000')).toBeVisible()

    await shown.user.click(screen.getByRole('button', { name: 'Change client' }))
    await choose(shown, 1)
    await waitFor(() => expect(shown.asked('/bid/allow').at(-1)?.get('userId')).toBe('104883'))
    expect(await screen.findByRole('button', { name: 'Place bid' })).toBeVisible()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  test('keeps the bid if the manager may not change bids', async () => {
    const shown = await open(people(1), answers, aLot(), { bidManageBidPrice: false })
    await choose(shown, 0)
    expect(await screen.findByRole('button', { name: 'Replace bid' })).toHaveAccessibleDescription(
      'You don’t have permission to do this.',
    )
  })
})

test('the selected client’s groups are offered, and the bid is placed in the chosen one', async () => {
  const { user, asked, sent } = await open(
    people(1),
    {
      'GET /bid/group': bidGroups,
      'GET /bid/allow': anAllowance(),
      'POST /bid/bid-from-manager': aPlacedBid(),
    },
    aLot({ bidGroupShow: true }),
  )
  expect(screen.queryByRole('button', { name: /Bid group/ })).not.toBeInTheDocument()
  await user.type(search(), 'kova')
  await user.click(await screen.findByRole('option'))
  await user.click(await screen.findByRole('button', { name: /Bid group/ }))
  await user.click(await screen.findByRole('option', { name: /^A/ }))
  expect(asked('/bid/group').map((query) => query.get('userId'))).toEqual(['104882'])
  await user.type(screen.getByRole('textbox', { name: 'Client’s bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the bid for Kovalenko 1' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
  await waitFor(() =>
    expect(sent('POST /bid/bid-from-manager')).toMatchObject([{ userId: 104882, bidGroup: 1 }]),
  )
})
