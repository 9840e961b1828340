import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Found } from '@seriba/contracts/palette'
import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppFacts } from '../app/app-context.ts'
import { Authenticated } from '../guards/Authenticated.tsx'
import { AppLayout } from '../layout/AppLayout.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const found: Found = {
  bids: [
    {
      bidId: 7,
      lotNo: 30518,
      name: 'Toyota Land Cruiser Prado',
      client: 'Dmitri Kovalenko',
      amount: 3_150_000,
      bidStatus: 1,
      auctionDate: '2026-11-24T01:30:00.000Z',
    },
  ],
  lots: [
    {
      id: '41',
      pageType: 'car-auction',
      lotNo: 30544,
      name: 'Honda Vezel',
      auctionName: 'USS Tokyo',
      auctionDate: null,
    },
  ],
  clients: [{ id: 12, name: 'Anna Kovacs', company: 'Balaton Cars' }],
  purchases: [{ id: 3, sku: '26-11-0305', name: 'Suzuki Jimny', clientId: 12, client: 'Anna Kovacs' }],
}

const routes = [
  {
    element: <Authenticated />,
    children: [{ element: <AppLayout />, children: [{ path: '*', element: 'A page' }] }],
  },
]

async function open(
  role: 'client' | 'manager' = 'manager',
  more: Record<string, unknown> = {},
  app: Partial<AppFacts> = {},
) {
  const side = role === 'manager' ? ('manager' as const) : ('client' as const)
  const shown = await renderApp({
    routes,
    at: '/profile',
    app: { side, basename: '/console', ...app },
    server: serverOf(aProfile(role), { 'GET /user/find': found, ...more }),
  })
  await screen.findByText('A page')
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Go to' })
  return { ...shown, user, field }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const group = (name: string) => within(screen.getByRole('group', { name }))

test('Ctrl+K finds bids, lots, clients and purchases, and Enter opens the first', async () => {
  const { user, place, field } = await open()
  expect(field).toHaveAttribute('placeholder', 'Lot, chassis, client, purchase or command')
  await user.keyboard('kov 305')
  expect(await screen.findByRole('option', { name: /^30518 Toyota Land Cruiser Prado/ })).toBeVisible()
  expect(group('Lots').getByRole('option')).toHaveTextContent('30544 Honda Vezel')
  expect(group('Clients').getByRole('option')).toHaveTextContent('Anna Kovacs')
  expect(group('Purchases').getByRole('option')).toHaveTextContent('26-11-0305')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/bid-manager/all?bid=7&lotNo=30518'))
  expect(screen.queryByRole('combobox', { name: 'Go to' })).not.toBeInTheDocument()
})

test('a result that was opened is listed first the next time', async () => {
  const { user, place } = await open()
  await user.keyboard('kov')
  await user.click(await screen.findByRole('option', { name: /^Anna Kovacs/ }))
  await waitFor(() => expect(place()).toBe('/clients/12'))
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible()
  expect(options()[0]).toContain('Anna Kovacs')
})

test('a menu page is opened by its name without a server request', async () => {
  const { user, place, calls } = await open()
  await user.keyboard('>clients')
  await waitFor(() => expect(options()).toEqual(['Clients']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/clients'))
  expect(calls).not.toContain('GET /user/find')
})

test('Ctrl+Enter opens a result in a new tab and keeps the palette open', async () => {
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  const { user } = await open()
  await user.keyboard('kov')
  await screen.findByRole('option', { name: /^30518/ })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(opened).toHaveBeenCalledWith('/console/bid-manager/all?bid=7&lotNo=30518', '_blank', 'noopener')
  expect(screen.getByRole('combobox', { name: 'Go to' })).toBeVisible()
})

test('a buyer’s palette has no clients in its hint and leads to their own bids and purchases', async () => {
  const { user, place, field } = await open('client')
  expect(field).toHaveAttribute('placeholder', 'Lot, chassis, purchase or command')
  await user.keyboard('305')
  await screen.findByRole('option', { name: /^30518/ })
  await user.click(group('Purchases').getByRole('option'))
  await waitFor(() => expect(place()).toBe('/purchases/3'))
})

test('an empty result and a failed search have their own messages', async () => {
  const nothing = { bids: [], lots: [], clients: [], purchases: [] }
  const { user, field } = await open('manager', { 'GET /user/find': nothing })
  await user.keyboard('zzzz')
  expect(await screen.findByText('Nothing found for “zzzz”')).toBeVisible()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  cleanup()
  const broken = await open('manager', { 'GET /user/find': () => refused(500, 'internal') })
  await broken.user.keyboard('zzzz')
  expect(await screen.findByText('Search failed. Try again.')).toBeVisible()
})

test('on a first page without its texts, the palette loads them', async () => {
  await open('client', {}, { phrases: portalMessages, pagePhrases: portalPageMessages })
  expect(group('Pages').getAllByRole('option')[0]).toBeVisible()
})

test('an open dialog keeps the keys', async () => {
  const { user } = await open()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
