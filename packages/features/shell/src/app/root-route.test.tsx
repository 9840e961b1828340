import { sessionClosed } from '@seriba/api/session-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Authenticated } from '../guards/Authenticated.tsx'
import { AppLayout } from '../layout/AppLayout.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { rootRoute } from './root-route.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const page = [
  {
    Component: Authenticated,
    children: [
      {
        Component: AppLayout,
        children: [{ path: '/bids', element: <p>My own bids</p>, handle: { page: 'myBids' } }],
      },
    ],
  },
]
const openBids = (profile: ReturnType<typeof aProfile> | null, more = {}) =>
  renderApp({ routes: [rootRoute(page)], at: '/bids', server: serverOf(profile, more) })

/** A returning user, before the server has said who they are. */
async function comeAgain() {
  await openBids(aProfile('client'))
  await screen.findByText('My own bids')
  cleanup()
  await openBids(null, { 'GET /user/view-profile': () => new Promise(() => undefined) })
}

test('the menu and header look as they did in the last session while the profile loads', async () => {
  await comeAgain()
  expect(await screen.findByRole('link', { name: 'Car Listing' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'My Bids' })).toBeTruthy()
  // Nobody’s name or number.
  expect(screen.queryByText(aProfile('client').detail.fullName)).toBeNull()
  expect(screen.getByRole('link', { name: 'Archive Bids' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /38/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(screen.queryByText('My own bids')).toBeNull()
})

test('logging out leaves no trace of the menu', async () => {
  const { store } = await openBids(aProfile('client'))
  await screen.findByText('My own bids')
  act(() => void store.dispatch(sessionClosed({ signedOut: true })))
  await waitFor(() => expect(localStorage.getItem('seriba-frame')).toBeNull())
  cleanup()
  await openBids(null, { 'GET /user/view-profile': () => new Promise(() => undefined) })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the portal does not show a staff menu', async () => {
  localStorage.setItem('seriba-frame', JSON.stringify({ userType: 3, roleId: 1, permission: {} }))
  await openBids(null, { 'GET /user/view-profile': () => new Promise(() => undefined) })
  expect(screen.queryByRole('navigation')).toBeNull()
})

const open = (profile: ReturnType<typeof aProfile> | null) =>
  renderApp({ routes: [rootRoute([])], at: '/nowhere', server: serverOf(profile) })

test('an unknown address keeps the menu for logged-in users', async () => {
  await open(aProfile('client'))
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Car Auctions' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^My Bids/ })).toBeTruthy()
})

test('a manager at an unknown address in the portal is redirected to the console', async () => {
  const { leave } = await open(aProfile('manager'))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/console/nowhere'))
})

test('a visitor at an unknown address can log in from there', async () => {
  await open(null)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('users whose profile fails to load are told so and can retry, without being logged out', async () => {
  let answers = false
  const server = serverOf(null, {
    'GET /user/view-profile': () =>
      answers ? aProfile('client') : Response.json({ messageCode: 'internal' }, { status: 500 }),
  })
  const routes = [
    {
      element: <Authenticated />,
      children: [{ path: '/bids', element: <p>My own bids</p>, handle: { page: 'myBids' } }],
    },
  ]
  const { place } = await renderApp({ routes: [rootRoute(routes)], at: '/bids', server })
  await screen.findByText('The server isn’t responding')
  expect(place()).toBe('/bids')
  answers = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('My own bids')
})
