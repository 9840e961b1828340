import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { formatUpcoming } from '@seriba/domain/format/date'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { negotiation } from '../testing/negotiations.ts'
import { show } from '../testing/render.tsx'
import { ClientNegotiationPage } from './ClientNegotiationPage.tsx'
import { fromJapan, toJapan } from './japan-time.ts'

const done = { success: true }

describe('a buyer’s negotiation', () => {
  const open = (about = negotiation(), answers: Record<string, unknown> = {}, profile = aProfile('client')) =>
    show(<ClientNegotiationPage />, {
      profile,
      path: '/negotiations/7',
      route: '/negotiations/:bid',
      answers: {
        'GET /bid/negotiation': about,
        'POST /bid/negotiation-offer': done,
        'POST /bid/negotiation-accept': done,
        'POST /bid/negotiation-take-back': done,
        'POST /bid/negotiation-decline': done,
        ...answers,
      },
    })

  test('shows the ask and the history, and suggests one step above the last offer', async () => {
    await open()
    const said = within(await screen.findByRole('list', { name: 'What was said' }))
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hallhighest bid/),
      expect.stringMatching(/^Seller.*asks¥\s2\s580\s000$/u),
      expect.stringMatching(/^You.*offer“One owner”¥\s2\s430\s000$/u),
      expect.stringMatching(/^Seller.*asks¥\s2\s520\s000$/u),
    ])
    expect(screen.getByRole('textbox', { name: 'Your offer' })).toHaveDisplayValue(/^2\s435\s000$/)
  })

  test('shows the prices to a client who may not bid, who can only leave', async () => {
    const { user, sent } = await open(negotiation(), {}, aProfile('client', { biddingAllowed: false }))
    expect(await screen.findByText(/bidding isn’t allowed on your account/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your offer' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(sent('POST /bid/negotiation-decline')).toEqual([{ bidId: 7 }]))
  })

  test('shows placeholders while it loads', async () => {
    await open(negotiation(), { 'GET /bid/negotiation': () => new Promise(() => {}) })
    expect(await screen.findByRole('status', { name: /^Loading/ })).toHaveAttribute('aria-busy', 'true')
  })

  test('links back to the bids', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'My Bids' })).toHaveAttribute('href', '/bids')
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

  test('is accepted after one confirmation, at the price shown', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name: /^Accept ¥/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Accept ¥\s2\s520\s000\?$/u }))
    expect(question.getByText(/Accepting is a win/)).toBeVisible()
    await user.click(question.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(sent('POST /bid/negotiation-accept')).toEqual([{ bidId: 7, ask: 2_520_000 }]))
  })

  test('asks for confirmation on Y, unless it is typed in a field', async () => {
    const { user } = await open()
    const field = await screen.findByRole('textbox', { name: 'Your offer' })
    await user.type(field, 'y')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    act(() => field.blur())
    await user.keyboard('y')
    expect(await screen.findByRole('alertdialog', { name: /^Accept ¥/ })).toBeVisible()
  })

  test('shows the remaining credit and whether the group is filled before it is accepted', async () => {
    const group = (changed: object) => ({ value: 1, label: 'A', cars: 1, bids: 3, won: 0, ...changed })
    const about = negotiation({ group: 'A', reach: { credit: 4_400_000, budget: null } })
    const asked = async (groups: object[], view = about) => {
      cleanup()
      const { user } = await open(view, { 'GET /bid/group': groups })
      await user.click(await screen.findByRole('button', { name: /^Accept ¥/ }))
      return within(await screen.findByRole('alertdialog'))
    }
    const filled = await asked([group({})])
    expect(filled.getByText('Credit left, before fees').parentElement).toHaveTextContent(/¥\s1\s880\s000$/u)
    expect(await filled.findByText('filled, 3 bids are stopped')).toBeVisible()
    const partly = await asked([group({ cars: 2 })])
    expect(await partly.findByText('1 of 2 won')).toBeVisible()
    const alone = await asked([group({})], negotiation())
    expect(alone.queryByText(/^Group/)).not.toBeInTheDocument()
    expect(alone.queryByText(/Credit left/)).not.toBeInTheDocument()
  })

  test('keeps the amount when the offer is refused, and says why', async () => {
    const { user } = await open(negotiation(), {
      'POST /bid/negotiation-offer': () => refused(402, 'not_enough_credit'),
    })
    const offer = await screen.findByRole('textbox', { name: 'Your offer' })
    await user.click(screen.getByRole('button', { name: 'Send offer' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(offer).toHaveDisplayValue(/^2\s435\s000$/)
  })

  test.each([
    [2_520_000, 'The seller asks no more than that. Accept the price instead.'],
    [2_430_000, 'Offer more than before.'],
  ])('says at the field why ¥%i is not a valid offer, and sends nothing', async (amount, why) => {
    const { user, sent } = await open()
    const offer = await screen.findByRole('textbox', { name: 'Your offer' })
    await user.clear(offer)
    await user.type(offer, `${amount}{Enter}`)
    await waitFor(() => expect(offer).toHaveAccessibleDescription(why))
    expect(offer).toHaveFocus()
    expect(sent('POST /bid/negotiation-offer')).toEqual([])
  })

  test('says that an offer has not been passed on until the hall has been told', async () => {
    await open(negotiation({ turn: 'seller' }))
    expect(
      await screen.findByText(/^We are about to pass your offer of ¥\s2\s430\s000 on to the hall\./u),
    ).toBeVisible()
    expect(screen.queryByText(/is with the seller/)).not.toBeInTheDocument()
  })

  test('allows an offer to be taken back until the hall has been told, and then says that it is binding', async () => {
    const { user, sent } = await open(negotiation({ turn: 'seller' }))
    await user.click(await screen.findByRole('button', { name: 'Take the offer back' }))
    await waitFor(() =>
      expect(sent('POST /bid/negotiation-take-back')).toEqual([{ bidId: 7, offer: 2_430_000 }]),
    )
    cleanup()
    await open(negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:20:00.000Z' }))
    expect(await screen.findByText(/It can no longer be taken back\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take the offer back' })).not.toBeInTheDocument()
  })

  test('says why an offer could not be taken back', async () => {
    const { user } = await open(negotiation({ turn: 'seller' }), {
      'POST /bid/negotiation-take-back': () => refused(409, 'offer_at_hall'),
    })
    await user.click(await screen.findByRole('button', { name: 'Take the offer back' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The hall has already received your offer/)
  })

  test('says that an offer holds credit', async () => {
    await open(negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:20:00.000Z' }))
    expect(await screen.findByText(/Your credit is held for it until the negotiation ends\./)).toBeVisible()
  })

  test('cannot be answered after the deadline', async () => {
    await open(negotiation({ answerBy: hoursAhead(-0.01) }))
    expect(await screen.findByText('passed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send offer' })).not.toBeInTheDocument()
  })

  test('waits while it is the seller’s turn, and can be left', async () => {
    const { user, sent } = await open(
      negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:20:00.000Z' }),
    )
    expect(await screen.findByText(/is with the seller/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send offer' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the negotiation?' }))
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(sent('POST /bid/negotiation-decline')).toEqual([{ bidId: 7 }]))
  })

  test('that is over says how it ended and asks nothing', async () => {
    await open(negotiation({ outcome: 'expired', endedAt: hoursAhead(-1) }))
    expect(await screen.findByText(/The lot went back to the seller/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
  })

  test('that is over shows the purchase price, or the refused offer', async () => {
    const turns = [
      ...negotiation().turns,
      {
        id: 4,
        act: 'accept' as const,
        side: 'seller' as const,
        amount: 2_430_000,
        note: '',
        at: hoursAhead(-1),
        by: null,
      },
    ]
    await open(negotiation({ outcome: 'accepted', endedAt: hoursAhead(-1), turns }))
    expect(await screen.findByText(/^Bought for ¥\s2\s430\s000\./u)).toBeVisible()
    cleanup()
    await open(negotiation({ outcome: 'refused', endedAt: '2026-11-24T05:31:00.000Z' }))
    expect(
      await screen.findByText(/^The seller refused ¥\s2\s430\s000 .* at 2026\.11\.24 14:31\./u),
    ).toBeVisible()
  })

  test('can be opened from the list of bids, with matching visible text', async () => {
    const answerBy = '2026-11-24T05:45:00.000Z'
    const list = aList([aBid({ user: null, negotiation: { turn: 'client', ask: 2_520_000, answerBy } })])
    await show(<MyBidsPage />, {
      profile: aProfile('client'),
      answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
    })
    const link = await screen.findByRole('link', { name: /Open the negotiation about lot 41207$/ })
    const seen = (link.textContent ?? '').replaceAll(/\s/g, ' ')
    expect(link.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toContain(seen)
    expect(link).toHaveAttribute('href', '/negotiations/7')
    const until = `by ${formatUpcoming(answerBy, new Date())}`
    const time = screen.getByText(until)
    expect(time).toHaveAttribute('title', `answer ${until}`)
    // Beside the status, so that the row stays two lines high.
    expect(time.parentElement).toHaveTextContent(new RegExp(`^Under review.*${until}$`))
  })
})

test('a date and time field uses Japan time', () => {
  expect(fromJapan('2026-11-24T14:45')).toBe('2026-11-24T05:45:00.000Z')
  expect(toJapan(new Date('2026-11-24T05:45:00Z'))).toBe('2026-11-24T14:45')
  expect(fromJapan('tomorrow')).toBeNull()
  expect(fromJapan('2026-13-40T99:99')).toBeNull()
})
