import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueRoutes } from '../app/catalogue-routes.tsx'
import { AnonymousOnly } from '../guards/AnonymousOnly.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { AppLayout } from '../layout/AppLayout.tsx'
import { profileOf, renderApp, serverOf, site } from '../test/render-app.tsx'
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
  { element: <AnonymousOnly />, children: [{ path: '/auth/login', element: <h1>Sign-in form</h1> }] },
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
const open = (at: string, catalogueAccess: string, profile: ReturnType<typeof profileOf> | null = null) =>
  renderApp({ routes, at, server: serverOf(profile, { 'GET /site/config': { ...site, catalogueAccess } }) })

test('a visitor of a public catalogue has its pages in the menu, and nothing of a member', async () => {
  await open('/bike-auctions', 'public')
  await screen.findByRole('heading', { name: 'Listing bikes' })
  const entries = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(entries).toContain('/car-statistics')
  for (const path of ['/bids', '/favorites/A', '/profile']) expect(entries).not.toContain(path)
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('finds the way to a bid, and back to the lot once he is signed in', async () => {
  const page = await open('/car-auctions/7?from=list', 'public')
  await userEvent.click(await screen.findByRole('link', { name: 'Log in to bid' }))
  await screen.findByRole('heading', { name: 'Sign-in form' })
  expect(page.store.getState().session.redirectUrl).toBe('/car-auctions/7?from=list')
})

test('once he is signed in the page is read anew: a member is shown more of it', async () => {
  const { leave } = await open('/auth/login', 'public', profileOf('client'))
  await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/car-auctions/)))
  cleanup()
  await open('/car-auctions/7', 'public', profileOf('client'))
  await screen.findByText('The bid panel')
})

test.each([
  ['/bids', 'public'],
  ['/car-auctions', 'members'],
])('%s of a catalogue for %s asks him to sign in', async (at, access) => {
  const { place } = await open(at, access)
  await waitFor(() => expect(place()).toBe('/auth/login'))
})
