import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { ListedNegotiation, NegotiationTurn } from '@seriba/contracts/negotiations'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { ClientNegotiationPage } from './ClientNegotiationPage.tsx'
import { fromJapan, toJapan } from './japan-time.ts'
import { ManagerNegotiationsPage } from './ManagerNegotiationsPage.tsx'

const aTurn = (changed: Partial<NegotiationTurn>): NegotiationTurn => ({
  id: 1,
  act: 'ask',
  side: 'seller',
  amount: 2_580_000,
  note: '',
  at: '2026-11-24T04:05:00.000Z',
  by: null,
  ...changed,
})
const talks = (changed: Partial<ListedNegotiation> = {}) => ({
  bidId: 7,
  outcome: null,
  turn: 'client' as const,
  ask: 2_520_000,
  offer: 2_430_000,
  answerBy: hoursAhead(0.5),
  endedAt: null,
  lotId: '41207',
  lotType: 'auction',
  lotNo: 55590,
  auctionName: 'USS Tokyo',
  name: 'Toyota Harrier',
  year: 2020,
  chassis: 'MXUA80',
  condition: '4.5',
  mileage: 42_000,
  thumbnail: null,
  bidAmount: 2_400_000,
  bidStatus: 2,
  passedAt: 2_410_000,
  client: null,
  turns: [
    aTurn({}),
    aTurn({ id: 2, act: 'offer', side: 'client', amount: 2_430_000, note: 'One owner' }),
    aTurn({ id: 3, amount: 2_520_000 }),
  ],
  ...changed,
})
const done = { success: true }

describe('a buyer’s negotiation', () => {
  const open = (about = talks(), answers: Record<string, unknown> = {}) =>
    show(<ClientNegotiationPage />, {
      profile: aProfile('client'),
      path: '/negotiations/7',
      route: '/negotiations/:bid',
      answers: {
        'GET /bid/negotiation': about,
        'POST /bid/negotiation-offer': done,
        'POST /bid/negotiation-accept': done,
        'POST /bid/negotiation-decline': done,
        ...answers,
      },
    })

  test('tells what is asked, what was said before, and offers one step more than the last offer', async () => {
    await open()
    const said = within(await screen.findByRole('list', { name: 'What was said' }))
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hallhighest bid/),
      expect.stringMatching(/^Seller.*asks¥\s2\s580\s000$/u),
      expect.stringMatching(/^You.*offers“One owner”¥\s2\s430\s000$/u),
      expect.stringMatching(/^Seller.*asks¥\s2\s520\s000$/u),
    ])
    expect(screen.getByRole('textbox', { name: 'Your offer' })).toHaveDisplayValue(/^2\s435\s000$/)
  })

  test('is answered with a lower offer', async () => {
    const { user, sent } = await open()
    await screen.findByRole('textbox', { name: 'Your offer' })
    await user.click(screen.getByRole('button', { name: /^Increase/ }))
    await user.click(screen.getByRole('button', { name: 'Send offer' }))
    await waitFor(() =>
      expect(sent('POST /bid/negotiation-offer')).toEqual([{ bidId: 7, amount: 2_440_000 }]),
    )
  })

  test('is accepted after one question, at the price that is shown', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name: /^Accept ¥/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Accept ¥\s2\s520\s000\?$/u }))
    expect(question.getByText(/Accepting is a win/)).toBeVisible()
    await user.click(question.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(sent('POST /bid/negotiation-accept')).toEqual([{ bidId: 7, ask: 2_520_000 }]))
  })

  test('keeps the amount when the offer is refused, and says why', async () => {
    const { user } = await open(talks(), {
      'POST /bid/negotiation-offer': () => refused(402, 'not_enough_credit'),
    })
    const offer = await screen.findByRole('textbox', { name: 'Your offer' })
    await user.click(screen.getByRole('button', { name: 'Send offer' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(offer).toHaveDisplayValue(/^2\s435\s000$/)
  })

  test('waits while it is the seller’s turn, and can be left', async () => {
    const { user, sent } = await open(talks({ turn: 'seller' }))
    expect(await screen.findByText(/is with the seller/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send offer' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the negotiation?' }))
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(sent('POST /bid/negotiation-decline')).toEqual([{ bidId: 7 }]))
  })

  test('that is over says how it ended and asks nothing', async () => {
    await open(talks({ outcome: 'expired', endedAt: hoursAhead(-1) }))
    expect(await screen.findByText(/The lot went back to the seller/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
  })

  test('is found from the list of bids', async () => {
    const answerBy = '2026-11-24T05:45:00.000Z'
    const list = aList([aBid({ user: null, negotiation: { turn: 'client', ask: 2_520_000, answerBy } })])
    await show(<MyBidsPage />, {
      profile: aProfile('client'),
      answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
    })
    const link = await screen.findByRole('link', { name: 'Open the negotiation about lot 41207' })
    expect(link).toHaveAttribute('href', '/negotiations/7')
    expect(screen.getByText('by 14:45')).toBeVisible()
  })
})

describe('the desk’s negotiations', () => {
  const counts = { open: 1, client: 1, seller: 0, won: 0, ended: 0 }
  const open = (path: string, answers: Record<string, unknown> = {}) =>
    show(<ManagerNegotiationsPage />, {
      profile: aProfile('manager'),
      path,
      route: '/negotiations',
      answers: {
        'GET /bid/negotiations': { items: [talks({ client: 'Peter Mwangi' })], counts },
        'GET /bid/negotiation': talks({ client: 'Peter Mwangi' }),
        'POST /bid/negotiation-ask': done,
        'PUT /bid/negotiation-settle': done,
        ...answers,
      },
    })

  test('are listed with how far apart the two are and who is waited for, and opened beside the list', async () => {
    const { user, router } = await open('/negotiations')
    const row = within(await screen.findByRole('row', { name: /55590/ }))
    expect(row.getByText('¥ 90 000')).toBeVisible()
    expect(row.getByText('Client')).toBeVisible()
    await user.click(row.getByRole('button', { name: '55590' }))
    expect(router.state.location.search).toBe('?bid=7')
    expect(await screen.findByRole('complementary', { name: 'Talks with the seller' })).toBeVisible()
  })

  test('are apart by what lies between the ask and the bid while nothing is offered', async () => {
    await open('/negotiations', {
      'GET /bid/negotiations': {
        items: [talks({ offer: null, ask: 2_520_000, bidAmount: 2_400_000 })],
        counts,
      },
    })
    const row = within(await screen.findByRole('row', { name: /55590/ }))
    expect(row.getByText('¥ 120 000')).toBeVisible()
  })

  test('are walked through by keys, and Y asks whether the client accepts', async () => {
    const { user, router } = await open('/negotiations')
    const pick = await screen.findByRole('button', { name: '55590' })
    await user.keyboard('j')
    expect(router.state.location.search).toBe('?bid=7')
    expect(pick).toHaveFocus()
    await screen.findByRole('button', { name: 'Client accepted: Win' })
    await user.keyboard('y')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('pass on what the seller asks, with the time to answer by in Japan', async () => {
    const { user, sent } = await open('/negotiations?bid=7')
    const form = within(await screen.findByRole('form', { name: 'What the hall says' }))
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Seller asks/ })).toHaveDisplayValue(/^2\s520\s000$/),
    )
    await user.clear(form.getByRole('textbox', { name: /Seller asks/ }))
    await user.type(form.getByRole('textbox', { name: /Seller asks/ }), '2500000')
    await user.type(form.getByRole('textbox', { name: /Note to the client/ }), 'Best price')
    await user.click(form.getByRole('button', { name: 'Send to client' }))
    await waitFor(() =>
      expect(sent('POST /bid/negotiation-ask')).toMatchObject([
        { bidId: 7, ask: 2_500_000, answerBy: expect.stringMatching(/Z$/), note: 'Best price' },
      ]),
    )
  })

  test('are won at the offer that the seller takes, after a question', async () => {
    const { user, sent } = await open('/negotiations?bid=7')
    await user.click(await screen.findByRole('button', { name: /^Seller takes/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Win at ¥\s2\s430\s000\?$/u }))
    await user.click(question.getByRole('button', { name: 'Win' }))
    await waitFor(() => expect(sent('PUT /bid/negotiation-settle')).toEqual([{ bidId: 7, price: 'offer' }]))
  })

  test.each([
    ['beside the messages, so that the row keeps its two lines', 1440, 'beside'],
    ['under the status where messages have no room', 972, 'under'],
  ])('are offered %s', async (_, width, place) => {
    vi.stubGlobal('innerWidth', width)
    onTestFinished(() => void vi.unstubAllGlobals())
    const list = aList([aBid({ status: 4534 })])
    await show(<BidManagerPage />, {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment?',
      answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
    })
    const link = await screen.findByRole('link', { name: 'Negotiate about lot 41207' })
    const cell = link.closest('td') as HTMLElement
    const switcher = within(cell).queryByRole('radiogroup')
    expect(switcher === null ? 'beside' : 'under').toBe(place)
  })

  test('are begun from a bid on a lot that was sold under negotiation, and from no other', async () => {
    const list = aList([aBid({ status: 4534 }), aBid({ bidId: 8, lotNo: 20461, status: 4533 })])
    await show(<BidManagerPage />, {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment?',
      answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
    })
    const link = await screen.findByRole('link', { name: 'Negotiate about lot 41207' })
    expect(link).toHaveAttribute('href', '/negotiations?bid=7')
    expect(screen.queryByRole('link', { name: 'Negotiate about lot 20461' })).not.toBeInTheDocument()
  })
})

test('a field of day and time speaks of Japan', () => {
  expect(fromJapan('2026-11-24T14:45')).toBe('2026-11-24T05:45:00.000Z')
  expect(toJapan(new Date('2026-11-24T05:45:00Z'))).toBe('2026-11-24T14:45')
  expect(fromJapan('tomorrow')).toBeNull()
  expect(fromJapan('2026-13-40T99:99')).toBeNull()
})
