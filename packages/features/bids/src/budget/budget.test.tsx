import '../testing/setup.ts'
import { clearBiddingClient, setBiddingClient } from '@seriba/api/bidding-client'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { BudgetQuestion, LotBudget } from '@seriba/contracts/budget'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { BidPanel as ClientBidPanel } from '../client-picker/ClientBidPanel.tsx'
import { aLot, anAllowance, bidGroups } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const aBudget = (changed: Partial<LotBudget> = {}): LotBudget => ({
  limits: [
    { cap: 'day', limit: 4_000_000, used: 600_000, displaced: 0 },
    { cap: 'week', limit: 9_000_000, used: 600_000, displaced: 0 },
  ],
  askAbove: null,
  agreed: null,
  allowance: 0,
  day: '2026-11-26',
  week: '2026-11-23',
  question: null,
  ...changed,
})
const aQuestion = (changed: Partial<BudgetQuestion> = {}): BudgetQuestion => ({
  id: 31,
  amount: 3_800_000,
  note: 'A rare color',
  state: 'asked',
  askedAt: '2026-11-25T01:00:00.000Z',
  answeredAt: null,
  ...changed,
})

const ofOne = () => {
  const lot = aLot()
  return { ...lot, bidInfo: { ...lot.bidInfo, budgetSet: true as const } }
}
const own = (budget: LotBudget, answers: Record<string, unknown> = {}) =>
  show(<BidPanel lot={ofOne()} pageType="car-auction" />, {
    answers: { 'GET /bid/allow': anAllowance({ bidAllow: 9_000_000, budget }), ...answers },
  })
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ')

describe('a client’s bid panel', () => {
  test('shows what each cap leaves for the lot', async () => {
    await own(aBudget())
    const caps = await screen.findByRole('region', { name: 'Your budget' })
    expect(plain(caps)).toContain('Auctions on 2026.11.26¥ 3 400 000 left of ¥ 4 000 000')
    expect(plain(caps)).toContain('Week from 2026.11.23¥ 8 400 000 left of ¥ 9 000 000')
  })

  test('shows which cap the typed amount exceeds, and explains it when the bid is placed', async () => {
    const { user, calls } = await own(aBudget())
    await screen.findByRole('region', { name: 'Your budget' })
    await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3500000')
    expect(await screen.findByText(/over what’s left of your budget for 2026.11.26/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Over your budget' })
    expect(within(dialog).getByRole('link', { name: 'Change my budget' })).toHaveAttribute(
      'href',
      '/balance#budget',
    )
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: /Bid .* instead/ }))
    expect(await screen.findByRole('dialog', { name: 'Confirm your bid' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your bid', hidden: true })).toHaveValue('3\u00A0400\u00A0000')
    expect(calls).not.toContain('POST /bid/create')
  })

  test('shows a question from staff, answered with one click', async () => {
    const { user, fetch } = await own(aBudget({ question: aQuestion() }), {
      'PUT /bid/answer-budget': { success: true },
    })
    const question = within(await screen.findByRole('region', { name: 'A question from your manager' }))
    expect(question.getByText('A rare color')).toBeVisible()
    await user.click(question.getByRole('button', { name: /^Yes, bid/ }))
    const sent = () => fetch.mock.calls.map(([request]) => request).find(({ method }) => method === 'PUT')
    await waitFor(() => expect(sent()).toBeDefined())
    expect(await sent()?.clone().json()).toEqual({ id: 31, answer: 'yes' })
  })

  test('shows no budget if none is set', async () => {
    const { calls } = await show(<BidPanel lot={aLot()} pageType="car-auction" />)
    await screen.findByRole('textbox', { name: 'Your bid' })
    expect(screen.queryByRole('region', { name: 'Your budget' })).not.toBeInTheDocument()
    expect(calls).not.toContain('GET /bid/allow')
  })
})

describe('staff bidding for a client', () => {
  afterEach(clearBiddingClient)

  const forClient = (budget: LotBudget, answers: Record<string, unknown> = {}) => {
    setBiddingClient({ userId: 104882, name: 'Dmitri Kovalenko' })
    return show(<ClientBidPanel lot={aLot()} pageType="car-auction" />, {
      profile: aProfile('manager', { exportTypeOptional: true }),
      answers: {
        'GET /bid/allow': anAllowance({ bidAllow: 9_000_000, budget }),
        'GET /bid/group': bidGroups,
        'GET /user/user-info': {},
        ...answers,
      },
    })
  }
  const type = async (user: Awaited<ReturnType<typeof forClient>>['user'], amount: string) =>
    user.type(await screen.findByRole('textbox', { name: 'Client’s bid' }), amount)

  test('see that the client wants to be asked, and ask', async () => {
    const { user, fetch } = await forClient(aBudget({ askAbove: 3_000_000 }), {
      'POST /bid/ask-budget': { success: true },
    })
    await screen.findByRole('region', { name: 'The client’s budget' })
    await type(user, '3200000')
    expect(await screen.findByText(/wants to be asked before a bid this high/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ask the client' }))
    expect(await screen.findByText('Asked')).toBeVisible()
    const sent = fetch.mock.calls.map(([request]) => request).find(({ url }) => url.endsWith('/ask-budget'))
    expect(await sent?.clone().json()).toMatchObject({ userId: 104882, amount: 3_200_000 })
  })

  test('cannot ask again before the client has answered', async () => {
    const { user } = await forClient(aBudget({ askAbove: 3_000_000, question: aQuestion() }))
    await screen.findByRole('region', { name: 'The client’s budget' })
    await type(user, '3800000')
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'The client’s budget doesn’t allow this bid',
    })
    expect(within(dialog).getByRole('status')).toHaveTextContent(/hasn’t answered yet/)
    expect(within(dialog).queryByRole('button', { name: 'Ask the client' })).not.toBeInTheDocument()
  })

  test('see the client’s answer, and may bid after a yes', async () => {
    const agreed = aQuestion({ state: 'yes', answeredAt: '2026-11-25T02:00:00.000Z' })
    const { user } = await forClient(aBudget({ agreed: 3_800_000, question: agreed }))
    expect(await screen.findByText(/The client agreed to/)).toBeVisible()
    await type(user, '3800000')
    expect(screen.queryByRole('button', { name: 'Ask the client' })).not.toBeInTheDocument()
  })

  test('are offered only an amount the client allows without asking', async () => {
    const { user } = await forClient(aBudget({ askAbove: 3_001_000 }))
    await screen.findByRole('region', { name: 'The client’s budget' })
    await type(user, '3500000')
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'The client’s budget doesn’t allow this bid',
    })
    await user.click(within(dialog).getByRole('button', { name: /Bid ¥\s3\s000\s000 instead/ }))
    expect(await screen.findByRole('dialog', { name: /Confirm/ })).toBeVisible()
  })

  test('see why a question was refused', async () => {
    const { user } = await forClient(aBudget({ askAbove: 3_000_000 }), {
      'POST /bid/ask-budget': refused(409, 'auction_finished'),
    })
    await screen.findByRole('region', { name: 'The client’s budget' })
    await type(user, '3200000')
    await user.click(await screen.findByRole('button', { name: 'Ask the client' }))
    expect(await screen.findByText('Auction finished')).toBeVisible()
  })
})
