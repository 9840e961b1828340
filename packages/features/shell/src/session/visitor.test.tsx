import { aProfile } from '@seriba/api/testing/facts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueRoutes } from '../app/catalogue-routes.tsx'
import { AnonymousOnly } from '../guards/AnonymousOnly.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { AppLayout } from '../layout/AppLayout.tsx'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import { renderApp, serverOf, site } from '../test/render-app.tsx'
import { ForMembers } from './LogIn.tsx'
import { LogInToBid } from './LogInToBid.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const lot = (
  <ForMembers otherwise={<LogInToBid />}>
    <p>The bid panel</p>
  </ForMembers>
)
const routes = [
  { element: <AnonymousOnly />, children: [{ path: '/auth/login', element: <h1>Login form</h1> }] },
  { element: <PublicLayout />, children: [{ path: '/about', element: <h1>About us</h1> }] },
  {
    element: <Authenticated />,
    children: [
      {
        element: <AppLayout />,
        children: [
          { path: '/bids', element: <h1>My bids</h1> },
          ...catalogueRoutes({
            listing: (name) => async () => ({ element: <h1>Listing {name}</h1> }),
            lot: () => async () => ({ element: lot }),
          }),
        ],
      },
    ],
  },
]
const open = (at: string, catalogueAccess: string, profile: ReturnType<typeof aProfile> | null = null) =>
  renderApp({ routes, at, server: serverOf(profile, { 'GET /site/config': { ...site, catalogueAccess } }) })

test('a visitor of a public catalogue has its pages in the menu, but nothing for members', async () => {
  await open('/bike-auctions', 'public')
  await screen.findByRole('heading', { name: 'Listing bikes' })
  const entries = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(entries).toContain('/car-statistics')
  for (const path of ['/bids', '/favorites/A', '/profile']) expect(entries).not.toContain(path)
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('a visitor finds the way to a bid, and returns to the lot after logging in', async () => {
  const page = await open('/car-auctions/7?from=list', 'public')
  await userEvent.click(await screen.findByRole('link', { name: 'Log in to bid' }))
  await screen.findByRole('heading', { name: 'Login form' })
  expect(page.store.getState().session.redirectUrl).toBe('/car-auctions/7?from=list')
})

test('after login the page is reloaded, because members see more of it', async () => {
  const { leave } = await open('/auth/login', 'public', aProfile('client'))
  await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/car-auctions/)))
  cleanup()
  await open('/car-auctions/7', 'public', aProfile('client'))
  await screen.findByText('The bid panel')
})

test.each([
  ['/bids', 'public'],
  ['/car-auctions', 'members'],
])('%s of a catalogue for %s asks the visitor to log in', async (at, access) => {
  const { place } = await open(at, access)
  await waitFor(() => expect(place()).toBe('/auth/login'))
})

/** A session that ends on a page that stays open without one. */
async function signOutAt(at: string) {
  let member: ReturnType<typeof aProfile> | null = aProfile('client')
  const page = await renderApp({
    routes,
    at,
    server: serverOf(null, {
      'GET /site/config': { ...site, catalogueAccess: 'public' },
      'GET /user/view-profile': () => member ?? Response.json({ messageCode: 'signed_out' }, { status: 401 }),
      'POST /auth/logout': () => {
        member = null
        return { success: true }
      },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  return page
}

test.each(['/about', '/car-auctions/7', '/bids'])('logging out at %s leads to the login page', async (at) => {
  const { place, router, store } = await signOutAt(at)
  await screen.findByRole('heading', { name: 'Login form' })
  expect(place()).toBe('/auth/login')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(store.getState().session.redirectUrl).toBe('')
})

test('a user who logs out and then wants to bid returns to that lot', async () => {
  const { router, store } = await signOutAt('/car-auctions/7')
  await screen.findByRole('heading', { name: 'Login form' })
  await act(() => router.navigate('/car-auctions/8'))
  await userEvent.click(await screen.findByRole('link', { name: 'Log in to bid' }))
  await screen.findByRole('heading', { name: 'Login form' })
  expect(store.getState().session.redirectUrl).toBe('/car-auctions/8')
})

test('a user who logs out and then opens a members’ page returns to it', async () => {
  const { router, store } = await signOutAt('/about')
  await screen.findByRole('heading', { name: 'Login form' })
  await act(() => router.navigate('/bids'))
  await waitFor(() => expect(store.getState().session.redirectUrl).toBe('/bids'))
})
