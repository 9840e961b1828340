import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { negotiation, negotiationOptions as options } from '../testing/negotiations.ts'
import { show } from '../testing/render.tsx'
import { ManagerNegotiationsPage } from './ManagerNegotiationsPage.tsx'

const done = { success: true }

async function openBidManager(bids: ReturnType<typeof aBid>[]) {
  const list = aList(bids)
  await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
}

describe('negotiations at the desk', () => {
  const counts = { open: 1, client: 1, seller: 0, won: 0, ended: 0, byHand: 0, hour: 0 }
  const open = (path: string, answers: Record<string, unknown> = {}) =>
    show(<ManagerNegotiationsPage chat={({ bidId }) => <p>Chat about {bidId}</p>} />, {
      profile: aProfile('manager'),
      path,
      route: '/negotiations',
      answers: {
        'GET /bid/negotiations': { items: [negotiation({ client: 'Peter Mwangi' })], counts, options },
        'GET /bid/negotiation': negotiation({ client: 'Peter Mwangi' }),
        'POST /bid/negotiation-ask': done,
        'PUT /bid/negotiation-settle': done,
        'PUT /bid/negotiation-forward': done,
        ...answers,
      },
    })

  test('show the gap and whose turn it is, and open beside the list', async () => {
    const { user, router } = await open('/negotiations')
    const row = within(await screen.findByRole('row', { name: /55590/ }))
    expect(row.getByText('¥ 90 000')).toBeVisible()
    expect(row.getByText('Client')).toBeVisible()
    await user.click(row.getByRole('button', { name: '55590' }))
    expect(router.state.location.search).toBe('?bid=7')
    expect(await screen.findByRole('complementary', { name: 'Negotiation with the seller' })).toBeVisible()
  })

  test('report a failed load, in the list and in the panel, and can be retried without starting a new one', async () => {
    const away = () => refused(503, 'try_again')
    const { user, calls } = await open('/negotiations?bid=7', {
      'GET /bid/negotiations': away,
      'GET /bid/negotiation': away,
    })
    expect(await screen.findByText('Couldn’t load the negotiations')).toBeVisible()
    const negotiation = within(screen.getByRole('complementary', { name: 'Negotiation with the seller' }))
    expect(await negotiation.findByText('Couldn’t load the negotiation')).toBeVisible()
    expect(negotiation.queryByLabelText('Seller asks')).not.toBeInTheDocument()
    const asked = () => calls.filter((call) => call === 'GET /bid/negotiation').length
    const before = asked()
    await user.click(negotiation.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
  })

  test('show the gap between the ask and the bid while there is no offer', async () => {
    await open('/negotiations', {
      'GET /bid/negotiations': {
        items: [negotiation({ offer: null, ask: 2_520_000, bidAmount: 2_400_000 })],
        counts,
        options,
      },
    })
    const row = within(await screen.findByRole('row', { name: /55590/ }))
    expect(row.getByText('¥ 120 000')).toBeVisible()
  })

  test('say how many there are if the list has no room for all of them', async () => {
    await open('/negotiations', {
      'GET /bid/negotiations': { items: [negotiation()], counts: { ...counts, open: 230 }, options },
    })
    expect(await screen.findByText(/The list shows the first 1 of 230\..*the file has all/)).toBeVisible()
  })

  test('can be browsed with keys, and Y asks whether the client accepts', async () => {
    const { user, router } = await open('/negotiations')
    const pick = await screen.findByRole('button', { name: '55590' })
    await user.keyboard('j')
    expect(router.state.location.search).toBe('?bid=7')
    expect(pick).toHaveFocus()
    await screen.findByRole('button', { name: 'Client accepted: Win' })
    await user.keyboard('y')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test.each([
    ['6', /^Win at ¥\s2\s520\s000\?$/u],
    ['t', /^Win at ¥\s2\s430\s000\?$/u],
    ['n', /^End without a deal\?$/u],
  ])('end with a key that asks first and is confirmed with Enter: %s', async (key, title) => {
    const { user } = await open('/negotiations?bid=7')
    await screen.findByRole('button', { name: 'Client accepted: Win' })
    await user.keyboard(key)
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    expect(dialog.getByRole('button', { name: /^(Win|Seller refuses)$/ })).toHaveFocus()
  })

  test('list their keys at the bottom; S focuses the seller’s ask, and C the messages', async () => {
    const { user } = await open('/negotiations?bid=7')
    expect(await screen.findByText('Seller accepts the offer')).toBeVisible()
    const form = within(await screen.findByRole('form', { name: 'What the hall says' }))
    await user.keyboard('s')
    expect(form.getByRole('textbox', { name: /Seller asks/ })).toHaveFocus()
    await user.tab()
    screen.getByRole('button', { name: '55590' }).focus()
    await user.keyboard('c')
    expect(await screen.findByText('Chat about 7')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Prices' }))
    expect(await screen.findByRole('form', { name: 'What the hall says' })).toBeVisible()
  })

  test('show each bid’s group with the client’s code, or that there is none', async () => {
    await open('/negotiations', {
      'GET /bid/negotiations': {
        items: [negotiation({ group: 'PM-A' }), negotiation({ bidId: 8, lotNo: 20733 })],
        counts,
        options,
      },
    })
    expect(within(await screen.findByRole('row', { name: /55590/ })).getByText('PM-A')).toBeVisible()
    expect(within(screen.getByRole('row', { name: /20733/ })).getByText('no group')).toBeVisible()
  })

  describe('with an offer the hall does not know about yet', () => {
    const waiting = negotiation({ turn: 'seller', client: 'Peter Mwangi' })
    const answers = {
      'GET /bid/negotiations': { items: [waiting], counts: { ...counts, byHand: 1, hour: 2 }, options },
      'GET /bid/negotiation': waiting,
    }

    test('need action in their row, and O records the call to the hall', async () => {
      const { user, sent } = await open('/negotiations?bid=7', answers)
      const row = await screen.findByRole('row', { name: /55590/ })
      expect(within(row).getByText('Call the hall')).toBeVisible()
      expect(row).toHaveAttribute('data-hand')
      await screen.findByRole('button', { name: /^Pass ¥\s2\s430\s000 on to the hall$/u })
      await user.keyboard('o')
      await waitFor(() =>
        expect(sent('PUT /bid/negotiation-forward')).toEqual([{ bidId: 7, offer: 2_430_000 }]),
      )
    })

    test('are counted at the top, along with those due within the hour, and each count filters the list', async () => {
      const { user, router, asked } = await open('/negotiations', answers)
      const marks = within(await screen.findByRole('list', { name: 'Urgent' }))
      expect(marks.getByRole('button', { name: '2 within the hour' })).toBeVisible()
      await user.click(marks.getByRole('button', { name: '1 by hand' }))
      expect(router.state.location.search).toBe('?state=byHand')
      await waitFor(() =>
        expect(Object.fromEntries(asked('/bid/negotiations').at(-1) ?? []).state).toBe('byHand'),
      )
      await user.click(marks.getByRole('button', { name: '1 by hand', pressed: true }))
      expect(router.state.location.search).toBe('?state=open')
    })
  })

  test('have no urgent list when nothing is urgent, and no call to make once the hall has been told', async () => {
    const forwarded = negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:20:00.000Z' })
    await open('/negotiations?bid=7', {
      'GET /bid/negotiations': { items: [forwarded], counts, options },
      'GET /bid/negotiation': forwarded,
    })
    expect(await screen.findByRole('button', { name: /^Seller accepts/ })).toBeVisible()
    expect(within(screen.getByRole('row', { name: /55590/ })).getByText('Seller')).toBeVisible()
    expect(screen.queryByRole('button', { name: /on to the hall$/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Urgent' })).not.toBeInTheDocument()
  })

  test('list the calls with the hall separately: the seller’s asks and what the hall was told', async () => {
    const { turns } = negotiation()
    const forwarded = {
      ...(turns[1] as (typeof turns)[number]),
      id: 4,
      act: 'forward' as const,
      note: 'Mr. Ito',
      by: 'S. Mori',
    }
    const { user } = await open('/negotiations?bid=7', {
      'GET /bid/negotiation': { ...negotiation({ client: 'Peter Mwangi' }), turns: [...turns, forwarded] },
    })
    await user.click(await screen.findByRole('tab', { name: /^Hall calls/ }))
    const calls = within(screen.getByRole('tabpanel', { name: 'Negotiation with the seller' })).getAllByRole(
      'listitem',
    )
    expect(calls).toHaveLength(3)
    expect(calls[2]).toHaveTextContent(/^Hall.*has received the offer“Mr\. Ito”by S\. Mori¥\s2\s430\s000$/u)
  })

  test('can be filtered by day, hall, manager and client, in the address and the exported file', async () => {
    const { user, router, asked } = await open('/negotiations?auction=USS%20Tokyo&client=nobody')
    await screen.findByRole('row', { name: /55590/ })
    await user.click(screen.getByRole('button', { name: /^Clients/ }))
    await user.click(await screen.findByRole('option', { name: 'Peter Mwangi' }))
    await waitFor(() => expect(router.state.location.search).toBe('?auction=USS+Tokyo&client=12'))
    await waitFor(() =>
      expect(Object.fromEntries(asked('/bid/negotiations').at(-1) ?? [])).toEqual({
        state: 'open',
        auction: 'USS Tokyo',
        client: '12',
      }),
    )
    expect(screen.getByRole('link', { name: 'Bid Manager' })).toHaveAttribute('href', '/bid-manager')
  })

  test('say when no filter matches, and can reset the filters', async () => {
    const { user, router } = await open('/negotiations?day=2026-11-25', {
      'GET /bid/negotiations': { items: [], counts, options },
    })
    expect(await screen.findByText('No negotiations match the filters')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reset filter' }))
    expect(router.state.location.search).toBe('')
  })

  test('that have not begun show the bid and the vehicle', async () => {
    await open('/negotiations?bid=7', {
      'GET /bid/negotiation': () => refused(404, 'not_found'),
      'GET /bid/negotiation-about': negotiation({ client: 'Peter Mwangi', hallContact: '' }),
    })
    expect(
      await screen.findByText(/^No negotiation yet\. Peter Mwangi’s bid is ¥ 2 400 000\.$/),
    ).toBeVisible()
    expect(screen.getByText('Toyota Harrier, 2020')).toBeVisible()
    expect(screen.getByRole('form', { name: 'What the hall says' })).toBeVisible()
  })

  test('pass on the seller’s ask with the answer deadline in Japan time', async () => {
    const { user, sent } = await open('/negotiations?bid=7')
    const form = within(await screen.findByRole('form', { name: 'What the hall says' }))
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Seller asks/ })).toHaveDisplayValue(/^2\s520\s000$/),
    )
    const asks = form.getByRole('textbox', { name: /Seller asks/ })
    await user.clear(asks)
    await user.type(asks, '0')
    await user.click(form.getByRole('button', { name: 'Send to client' }))
    await waitFor(() => expect(asks).toHaveAccessibleDescription('Enter an amount above zero.'))
    await user.type(asks, '{Backspace}2500000')
    await user.type(form.getByRole('textbox', { name: /Note to the client/ }), 'Best price')
    await user.click(form.getByRole('button', { name: 'Send to client' }))
    await waitFor(() =>
      expect(sent('POST /bid/negotiation-ask')).toMatchObject([
        { bidId: 7, ask: 2_500_000, answerBy: expect.stringMatching(/Z$/), note: 'Best price' },
      ]),
    )
  })

  test('are won at the offer the seller accepts, after confirmation', async () => {
    const { user, sent } = await open('/negotiations?bid=7')
    await user.click(await screen.findByRole('button', { name: /^Seller accepts/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Win at ¥\s2\s430\s000\?$/u }))
    await user.click(question.getByRole('button', { name: 'Win' }))
    await waitFor(() => expect(sent('PUT /bid/negotiation-settle')).toEqual([{ bidId: 7, price: 'offer' }]))
  })

  test.each([
    ['beside the messages, so that the row keeps its two lines', 1440, 'beside'],
    ['below the status if there is no room for messages', 972, 'under'],
  ])('are offered %s', async (_, width, place) => {
    vi.stubGlobal('innerWidth', width)
    onTestFinished(() => void vi.unstubAllGlobals())
    await openBidManager([aBid({ status: 4534 })])
    const link = await screen.findByRole('link', { name: 'Negotiate about lot 41207' })
    const cell = link.closest('td') as HTMLElement
    const switcher = within(cell).queryByRole('radiogroup')
    expect(switcher === null ? 'beside' : 'under').toBe(place)
  })

  test('can be started only from a bid whose lot’s time has come and that nobody has bought', async () => {
    await openBidManager([
      aBid({ status: 4532, auctionDate: hoursAhead(-0.1) }),
      aBid({ bidId: 8, lotNo: 20461, status: 4533, auctionDate: hoursAhead(-0.1) }),
      aBid({ bidId: 9, lotNo: 20462, status: 4532, auctionDate: hoursAhead(1) }),
    ])
    const link = await screen.findByRole('link', { name: 'Negotiate about lot 41207' })
    expect(link).toHaveAttribute('href', '/negotiations?bid=7')
    for (const other of ['20461', '20462'])
      expect(screen.queryByRole('link', { name: `Negotiate about lot ${other}` })).not.toBeInTheDocument()
  })
})
