import '../testing/setup.ts'
import { earlierAuctions } from '@seriba/api/shared/price-evidence'
import { aProfile } from '@seriba/api/testing/facts'
import type { ViewedNegotiation } from '@seriba/contracts/negotiations'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hoursAhead } from '../testing/builders.ts'
import { negotiation } from '../testing/negotiations.ts'
import { show } from '../testing/render.tsx'
import { ClientNegotiationPage } from './ClientNegotiationPage.tsx'

const open = (changed: Partial<ViewedNegotiation>, answers: Record<string, unknown> = {}) =>
  show(
    <ClientNegotiationPage
      chat={({ bidId, onClose }) => (
        <button type="button" onClick={onClose}>
          Close the chat about {bidId}
        </button>
      )}
    />,
    {
      profile: aProfile('client'),
      path: '/negotiations/7',
      route: '/negotiations/:bid',
      answers: { 'GET /bid/negotiation': negotiation(changed), ...answers },
    },
  )

const before = (watched: boolean | null) => ({
  success: true,
  by: 'chassis',
  auctions: [],
  alike: { auctions: [], comparing: false },
  watched,
  wrong: null,
})
const over = { outcome: 'refused' as const, endedAt: hoursAhead(-1) }

test('a buyer short of credit sees by how much, and can add funds or ask the manager', async () => {
  const { user } = await open({ reach: { credit: 2_380_000, budget: null } })
  const short = within(await screen.findByRole('region', { name: 'Not enough credit' }))
  expect(
    short.getByText(
      /^¥\s2\s520\s000 is ¥\s140\s000 above your credit\. You can offer up to ¥\s2\s380\s000\.$/u,
    ),
  ).toBeVisible()
  expect(short.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/balance?add-funds')
  await user.click(short.getByRole('button', { name: 'Ask the manager' }))
  expect(await screen.findByText('Close the chat about 7')).toBeVisible()
})

test.each([
  ['covers the ask', { credit: 2_520_000, budget: null }],
  ['is unlimited', { credit: null, budget: null }],
])('credit that %s is not mentioned', async (_, reach) => {
  await open({ reach })
  await screen.findByRole('button', { name: /^Accept ¥/ })
  expect(screen.queryByRole('region', { name: 'Not enough credit' })).not.toBeInTheDocument()
})

test('the chat with the manager opens from the negotiation, and closes again', async () => {
  const { user } = await open({})
  await user.click(await screen.findByRole('button', { name: 'Write to the manager' }))
  await user.click(await screen.findByText('Close the chat about 7'))
  expect(screen.queryByText('Close the chat about 7')).not.toBeInTheDocument()
})

test('after a refusal a buyer can watch for the car to come up again, and stop watching', async () => {
  let watched = false
  const { user, sent } = await open(over, {
    'GET /car-auction/earlier-auctions': () => before(watched),
    'POST /car-auction/car-watch': () => {
      watched = !watched
      return { on: watched }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Tell me when it comes again' }))
  expect(await screen.findByText(/^We will notify you when this car is up/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop watching this car' }))
  expect(await screen.findByRole('button', { name: 'Tell me when it comes again' })).toBeVisible()
  expect(sent('POST /car-auction/car-watch').map((body) => (body as { on: boolean }).on)).toEqual([
    true,
    false,
  ])
})

test('a car that cannot be recognized offers no alert', async () => {
  const { store } = await open(over, { 'GET /car-auction/earlier-auctions': before(null) })
  await screen.findByText(/^The seller refused/)
  const known = earlierAuctions.select({ pageType: 'car-auction', id: negotiation({}).lotId })
  await waitFor(() => expect(known(store.getState()).isSuccess).toBe(true))
  expect(screen.queryByRole('button', { name: 'Tell me when it comes again' })).not.toBeInTheDocument()
})
