import { connectionChanged, messageShown, newsReceived } from '@seriba/api/notifications-slice'
import { sessionExpired } from '@seriba/api/session-slice'
import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnonymousOnly } from '../guards/AnonymousOnly.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { aBidEvent, moneyEvent, shipmentEvent } from '../test/events.ts'
import { counters, renderApp, serverOf, site } from '../test/render-app.tsx'
import { AppLayout } from './AppLayout.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const routes = [
  { element: <AnonymousOnly />, children: [{ path: '/auth/login', element: 'Login form' }] },
  {
    element: <Authenticated />,
    children: [
      {
        element: <AppLayout />,
        children: [
          { path: '/bids', element: 'List of bids', handle: { page: 'myBids' } },
          { path: '/profile', element: 'Profile' },
          { path: '/dealer-bids', element: 'List of bids', handle: { page: 'dealerBids' } },
          { path: '/car-auctions', element: 'Listing', handle: { page: 'carAuctions' } },
        ],
      },
    ],
  },
]

const open = (at = '/bids', more = {}, role: 'client' | 'dealer' | 'manager' = 'client') =>
  renderApp({ routes, at, server: serverOf(aProfile(role), more) })

const win = (id: number) => aBidEvent('managerWinBid', id)

test('the layout shows the page below its title, and the menu with the number of live bids', async () => {
  await open()
  await screen.findByText('List of bids')
  expect(screen.getByRole('heading', { level: 1, name: 'My Bids' })).toBeVisible()
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  const entry = await within(menu).findByRole('link', { name: /^My Bids ?38/ })
  expect(entry).toHaveAttribute('aria-current', 'page')
  expect(entry).toHaveTextContent('38')
})

test('a badge shows at most 999+', async () => {
  await open('/bids', { 'GET /site/menu-counters': counters(1000) })
  expect(await screen.findByRole('link', { name: /^My Bids ?999\+$/ })).toBeVisible()
})

test('the menu entry of the open page clears its filters', async () => {
  const { place } = await open('/bids?status=win&page=3')
  await userEvent.click(await screen.findByRole('link', { name: /^My Bids ?38/ }))
  expect(place()).toBe('/bids')
})

test('a company link to the open page is marked as current', async () => {
  const links = [
    { label: 'How to get bids', href: '/bids' },
    { label: 'Ships', href: 'https://ships.example' },
  ]
  await open('/bids', { 'GET /site/config': { ...site, headerLinks: links, sidebarLinks: links } })
  const named = async (name: string) =>
    (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('aria-current'))
  expect(await named('How to get bids')).toEqual(['page', 'page'])
  expect(await named('Ships')).toEqual([null, null])
})

test('the rail stays as it was left', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse menu' }))
  cleanup()
  await open()
  expect(await screen.findByRole('button', { name: 'Expand menu' })).toBeVisible()
})

test.each([
  ['client', 'Collapse menu'],
  ['manager', 'Expand menu'],
] as const)('at 1440 px the rail of a %s offers: %s', async (side, offered) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/\d+/.exec(query)?.[0]) <= 1440,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const app = side === 'manager' ? { side, home: '/bid-manager' as const } : {}
  await renderApp({ routes, at: '/profile', app, server: serverOf(aProfile(side)) })
  expect(await screen.findByRole('button', { name: offered })).toBeVisible()
})

test('the drawer contains the menu, the language, the theme and the logout', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }))
  expect(drawer.getByRole('link', { name: 'Car Listing' })).toBeVisible()
  expect(drawer.getByRole('img', { name: site.brand })).toBeVisible()
  expect(drawer.getByRole('radiogroup', { name: 'Language' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible()

  await userEvent.click(drawer.getByRole('radio', { name: 'Dark theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('themeMode')).toBe(null)
})

test('the drawer shows whose it is, and leads to the profile and the notifications', async () => {
  const { place } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }))
  await userEvent.click(drawer.getByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await userEvent.click(drawer.getByRole('link', { name: /Dmitri Kovalenko/ }))
  expect(place()).toBe('/profile')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the theme is kept beyond the visit with consent', async () => {
  localStorage.setItem('cookie-consent', 'accepted')
  document.documentElement.dataset.theme = 'light'
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Dark theme' }))
  expect(localStorage.getItem('themeMode')).toBe('dark')
})

test('logging out leads to the login page', async () => {
  let signedOut = false
  const { store } = await open('/bids', {
    'POST /auth/logout': () => {
      signedOut = true
      return { success: true }
    },
    'GET /user/view-profile': () =>
      signedOut ? Response.json({ messageCode: 'signed_out' }, { status: 401 }) : aProfile('client'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Login form')
  expect(store.getState().session.redirectUrl).toBe('')
})

test('an expired session asks the user to log in again and remembers the page', async () => {
  const { store, place } = await open('/bids')
  await screen.findByText('List of bids')
  act(() => void store.dispatch(sessionExpired()))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your session has expired' })
  expect(dialog).toHaveTextContent('Please login to your account to proceed')

  vi.stubGlobal('fetch', async () => Response.json({ messageCode: 'signed_out' }, { status: 401 }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log in again' }))
  await waitFor(() => expect(place()).toBe('/auth/login'))
  expect(store.getState().session.redirectUrl).toBe('/bids')
})

test('a win is shown until the user goes to look at it, and is then marked as seen', async () => {
  const seen: unknown[] = []
  const { store, place } = await open('/car-auctions', {
    'PUT /user/update-notification-status': async (request: Request) => {
      seen.push(await request.json())
      return { success: true }
    },
  })
  await screen.findByText('Listing')
  act(() => {
    store.dispatch(newsReceived({ event: win(7), seq: 1, visible: true }))
    store.dispatch(newsReceived({ event: win(8), seq: 1, visible: true }))
  })
  const dialog = await screen.findByRole('dialog', { name: 'You won 2 auctions' })
  expect(within(dialog).getAllByText('USS Yokohama 20117')).toHaveLength(2)
  expect(dialog).toHaveTextContent('¥ 5 285 000')

  await userEvent.keyboard('{Escape}')
  expect(dialog).toBeVisible()

  await userEvent.click(within(dialog).getByRole('button', { name: 'More details' }))
  expect(place()).toBe('/bids?status=win')
  await waitFor(() => expect(seen).toEqual([{ ids: ['7', '8'] }]))
  expect(store.getState().notifications.wins).toEqual([])
})

test('a win postponed with Later keeps the user on the page and is marked as seen', async () => {
  const seen: unknown[] = []
  const { store, place } = await open('/car-auctions', {
    'PUT /user/update-notification-status': async (request: Request) => {
      seen.push(await request.json())
      return { success: true }
    },
  })
  await screen.findByText('Listing')
  act(() => void store.dispatch(newsReceived({ event: win(7), seq: 1, visible: true })))
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/car-auctions')
  await waitFor(() => expect(seen).toEqual([{ ids: ['7'] }]))
})

test('other messages wait until a win has been read', async () => {
  const { store } = await open('/car-auctions')
  await screen.findByText('Listing')
  act(() => {
    store.dispatch(newsReceived({ event: win(7), seq: 1, visible: true }))
    store.dispatch(messageShown({ tone: 'success', text: 'Saved' }))
  })
  await screen.findByRole('dialog', { name: 'You won 1 auction' })
  expect(screen.queryByText('Saved')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More details' }))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('a confirmed order is announced as an order, after the auctions that were won', async () => {
  const { store } = await open('/car-auctions', { 'PUT /user/update-notification-status': { success: true } })
  await screen.findByText('Listing')
  const order = { ...win(8), detail: { ...win(8).detail, lotType: 'stock' } }
  for (const event of [win(7), order])
    act(() => void store.dispatch(newsReceived({ event, seq: 1, visible: true })))
  await screen.findByRole('dialog', { name: 'You won 1 auction' })
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(await screen.findByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible()
})

test('a dealer is taken to the dealer’s bids', async () => {
  const { store, place } = await open('/car-auctions', {}, 'dealer')
  await screen.findByText('Listing')
  act(() => void store.dispatch(newsReceived({ event: win(7), seq: 1, visible: true })))
  await userEvent.click(await screen.findByRole('button', { name: 'More details' }))
  expect(place()).toBe('/dealer-bids?status=win')
})

test('wins that nobody saw appear on the next start', async () => {
  const profile = aProfile('client')
  await renderApp({
    routes,
    at: '/bids',
    server: serverOf(
      { ...profile, detail: { ...profile.detail, isNewNotification: true } },
      {
        'GET /user/win-notifications': [
          {
            id: '5',
            lotNo: 6120,
            image: '',
            specification: 'Honda N-BOX',
            auctionName: 'CAA Chubu',
            soldPrice: null,
            lotType: 'auction',
          },
        ],
      },
    ),
  })
  expect(await screen.findByRole('dialog', { name: 'You won 1 auction' })).toHaveTextContent('CAA Chubu 6120')
})

test('events are shown in the language of the page until they are closed', async () => {
  const { store } = await open()
  await screen.findByText('List of bids')
  const event = { ...aBidEvent('managerUpdateStatus', 3), specification: 'Suzuki Jimny' }
  act(() => void store.dispatch(newsReceived({ event, seq: 1, visible: true })))
  const toast = within(screen.getByRole('region', { name: 'New notifications' }))
  expect(toast.getByText('Manager update your Bid Status')).toBeVisible()
  expect(toast.getByText('USS Yokohama 20117, Suzuki Jimny: Won')).toBeVisible()
  expect(toast.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/car-auctions/9')
  await userEvent.click(toast.getByRole('button', { name: 'Dismiss' }))
  expect(toast.queryByText('Manager update your Bid Status')).toBeNull()
})

test('money and ship events pop up in the language of the page, with links', async () => {
  const { store } = await open()
  await screen.findByText('List of bids')
  act(() => {
    store.dispatch(newsReceived({ event: moneyEvent(90_000), seq: 1, visible: true, silent: true }))
    store.dispatch(newsReceived({ event: shipmentEvent, seq: 2, visible: true, silent: true }))
  })
  const toasts = within(screen.getByRole('region', { name: 'New notifications' }))
  expect(toasts.getByText('Payment received')).toBeVisible()
  expect(toasts.getByText(/¥\s90\s000/)).toBeVisible()
  expect(toasts.getByText('SB-104, Sun Rio 12, ETD 2026.12.01, ETA 2026.12.09')).toBeVisible()
  const links = toasts.getAllByRole('link', { name: 'Open' }).map((link) => link.getAttribute('href'))
  expect(links.sort()).toEqual(['/payments', '/purchases/7'])
})

test('the layout shows when the connection to the server is lost', async () => {
  const { store } = await open()
  await screen.findByText('List of bids')
  act(() => void store.dispatch(connectionChanged('lost')))
  expect(screen.getByText('Connection lost. Reconnecting…')).toBeVisible()
})
