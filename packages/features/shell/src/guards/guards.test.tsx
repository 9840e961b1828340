import { sessionClosed } from '@seriba/api/session-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { otherAppRedirects } from '../app/other-app-redirects.tsx'
import { textRoutes } from '../app/text-routes.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { AnonymousOnly } from './AnonymousOnly.tsx'
import { Authenticated } from './Authenticated.tsx'
import { PermissionGate } from './PermissionGate.tsx'
import { Redirect } from './Redirect.tsx'
import { RequireDealer, RequirePermission, RequireUserType } from './RequirePermission.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const routes = [
  { element: <AnonymousOnly />, children: [{ path: '/auth/login', element: 'Login form' }] },
  {
    element: <Authenticated />,
    children: [
      { path: '/bids', element: 'My bids' },
      { path: '/car-auctions', element: 'Listing' },
      { path: '/profile', element: 'Profile' },
      { path: '/desk', element: <main tabIndex={-1}>Desk</main> },
      {
        element: <RequirePermission flags={['carAuctionsView', 'shareCar']} fallback="/profile" />,
        children: [{ path: '/gated', element: 'Gated' }],
      },
      {
        element: <RequireUserType types={[3]} />,
        children: [{ path: '/staff', element: 'Staff' }],
      },
      {
        path: '/gate',
        element: (
          <>
            <PermissionGate flags={['shareCar', 'bikeView']}>all</PermissionGate>
            <PermissionGate flags={['shareCar', 'bikeView']} mode="unlessNone">
              some
            </PermissionGate>
          </>
        ),
      },
    ],
  },
]

/** The buyers' desks, as the portal has them. */
const portal = [
  routes[0] ?? {},
  {
    element: <Authenticated />,
    children: [
      {
        element: <RequireDealer dealer={false} otherwise="/dealer-bids" />,
        children: [{ path: '/bids', element: 'My bids' }],
      },
      {
        element: <RequireDealer dealer otherwise="/bids" />,
        children: [{ path: '/dealer-bids', element: 'Dealer bids' }],
      },
      ...otherAppRedirects('client', '/bids'),
    ],
  },
]

test('a visitor is sent to the login page and then to their original page, including its query', async () => {
  let profile: ReturnType<typeof aProfile> | null = null
  const server = serverOf(null)
  const page = await renderApp({
    routes,
    at: '/bids?status=win',
    server: {
      ...server,
      'GET /user/view-profile': () =>
        profile ?? Response.json({ success: false, messageCode: 'signed_out' }, { status: 401 }),
    },
  })
  await screen.findByText('Login form')
  expect(page.place()).toBe('/auth/login')

  profile = aProfile('client')
  await signIn(page.store)
  await waitFor(() => expect(page.leave).toHaveBeenCalledWith('/bids?status=win'))
  expect(page.store.getState().session.redirectUrl).toBe('')
})

test('without a query, returning after login needs no page load', async () => {
  const page = await renderApp({ routes, at: '/bids', server: serverOf(null) })
  await screen.findByText('Login form')
  answerProfileWith(aProfile('client'))
  await signIn(page.store)
  await screen.findByText('My bids')
  expect(page.leave).not.toHaveBeenCalled()
})

test('after login the focus is on the new page, not on the removed form', async () => {
  const page = await renderApp({ routes, at: '/desk', server: serverOf(null) })
  await screen.findByText('Login form')
  answerProfileWith(aProfile('client'))
  await signIn(page.store)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('a logged-in user is redirected away from the login page', async () => {
  const page = await renderApp({ routes, at: '/auth/login', server: serverOf(aProfile('client')) })
  await screen.findByText('Listing')
  expect(page.place()).toBe('/car-auctions')
})

test('a user who logs out is not returned to their previous page', async () => {
  const page = await renderApp({ routes, at: '/bids', server: serverOf(aProfile('client')) })
  await screen.findByText('My bids')
  act(() => void page.store.dispatch(sessionClosed({ signedOut: true })))
  await screen.findByText('Login form')
  expect(page.store.getState().session.redirectUrl).toBe('')
})

test.each([
  ['a manager at the portal', 'manager', 'client', '/console/', '/bids', '/console/bid-manager'],
  ['a manager at a payment', 'manager', 'client', '/console/', '/payments/7', '/console/bid-manager'],
  ['a manager at the payments', 'manager', 'client', '/console/', '/payments', '/console/payments'],
  ['a client at the staff desk', 'client', 'manager', '/', '/clients', '/bids'],
  ['a client at the auction day', 'client', 'manager', '/', '/auction-day', '/bids'],
  ['a client at all negotiations', 'client', 'manager', '/', '/negotiations', '/bids'],
  [
    'a client with a link to a negotiation',
    'client',
    'manager',
    '/',
    '/negotiations?bid=7',
    '/negotiations/7',
  ],
  ['a client with a link to a bid', 'client', 'manager', '/', '/bid-manager/all?bid=7', '/bids?bid=7'],
  [
    'a manager with a client’s negotiation',
    'manager',
    'client',
    '/console/',
    '/negotiations/7',
    '/console/negotiations?bid=7',
  ],
  [
    'a manager with a client’s bid',
    'manager',
    'client',
    '/console/',
    '/bids?bid=7',
    '/console/bid-manager/all?bid=7',
  ],
  [
    'a manager with a dealer’s bid',
    'manager',
    'client',
    '/console/',
    '/dealer-bids?bidType=client&bid=7',
    '/console/bid-manager/all?bid=7',
  ],
  [
    'a manager on the way to the auction day',
    'manager',
    'client',
    '/console/',
    '/auction-day?view=day',
    '/console/auction-day?view=day',
  ],
  ['a client at the console', 'client', 'manager', '/', '/favorites', '/favorites'],
  [
    'a manager who has the page there too',
    'manager',
    'client',
    '/console/',
    '/bike-auctions/7?a=1',
    '/console/bike-auctions/7?a=1',
  ],
  [
    'a manager who was sent a comparison',
    'manager',
    'client',
    '/console/',
    '/compare?lot=car-auction-7&lot=bike-auction-8',
    '/console/compare?lot=car-auction-7&lot=bike-auction-8',
  ],
  [
    'a manager who was sent a group of bids',
    'manager',
    'client',
    '/console/',
    '/bid-groups/7',
    '/console/bid-groups/7',
  ],
  [
    'a manager at a page for managers',
    'manager',
    'client',
    '/console/',
    '/bid-manager/all',
    '/console/bid-manager/all',
  ],
  ['a manager at the terms', 'manager', 'client', '/console/', '/company/terms', '/console/company/terms'],
] as const)('%s is redirected to their own app', async (_, role, side, otherApp, at, to) => {
  const app = { side, otherApp }
  const server = serverOf(aProfile(role))
  const { leave } = await renderApp({
    routes: [{ element: <Authenticated />, children: [{ path: '*', element: 'Any page' }] }],
    at,
    server,
    app,
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith(to))
  expect(screen.queryByText('Any page')).toBeNull()
})

test('the company’s own pages open in the portal for everybody, including staff', async () => {
  const app = { side: 'manager', otherApp: '/' } as const
  const { leave } = await renderApp({
    routes: textRoutes,
    at: '/how-to-buy#pay',
    server: serverOf(null),
    app,
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/how-to-buy#pay'))
})

test('a manager who logs in at the portal is taken to the requested page in the console', async () => {
  const page = await renderApp({ routes: portal, at: '/bid-manager/all?bid=4', server: serverOf(null) })
  await screen.findByText('Login form')
  answerProfileWith(aProfile('manager'))
  await signIn(page.store)
  await waitFor(() => expect(page.leave).toHaveBeenCalledWith('/console/bid-manager/all?bid=4'))
})

test.each([
  ['client', '/dealer-bids', '/bids'],
  ['client', '/bid-manager/new', '/bids'],
  ['client', '/payments/bank-file', '/bids'],
  ['dealer', '/bids?status=win', '/dealer-bids?status=win'],
] as const)('a %s is redirected from %s to their own bids', async (role, at, to) => {
  const page = await renderApp({ routes: portal, at, server: serverOf(aProfile(role)) })
  await waitFor(() => expect(page.place()).toBe(to))
})

test('a page opens only with every permission it needs, and otherwise redirects to its fallback', async () => {
  await renderApp({ routes, at: '/gated', server: serverOf(aProfile('client')) })
  await screen.findByText('Gated')
  cleanup()

  await renderApp({ routes, at: '/gated', server: serverOf(aProfile('client', { shareCar: false })) })
  await screen.findByText('Profile')
})

test('rendering a page without permission on the server redirects nowhere and logs no warning', async () => {
  const warn = vi.spyOn(console, 'warn')
  const drawn = renderToString(
    <StaticRouter location="/gated">
      <Redirect to="/profile" />
    </StaticRouter>,
  )
  expect([drawn, warn.mock.calls]).toEqual(['', []])
  warn.mockRestore()
})

test('a page for another user type goes back in history', async () => {
  const page = await renderApp({ routes, at: '/bids', server: serverOf(aProfile('client')) })
  await screen.findByText('My bids')
  await act(() => page.router.navigate('/staff'))
  await waitFor(() => expect(page.place()).toBe('/bids'))
})

test('content is shown with all of its permissions, or with any of them in the other mode', async () => {
  await renderApp({ routes, at: '/gate', server: serverOf(aProfile('client', { bikeView: false })) })
  await screen.findByText('some')
  expect(screen.queryByText('all')).toBeNull()
})

async function signIn(store: Awaited<ReturnType<typeof renderApp>>['store']) {
  const { viewProfile } = await import('@seriba/api/shared/user')
  const { initiate } = viewProfile
  await act(() => store.dispatch(initiate(undefined, { forceRefetch: true })))
}

function answerProfileWith(profile: ReturnType<typeof aProfile>) {
  const before = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/user/view-profile') ? Response.json({ result: profile }) : before(request),
  )
}
