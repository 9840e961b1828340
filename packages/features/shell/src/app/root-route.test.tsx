import { aProfile } from '@seriba/api/testing/facts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Authenticated } from '../guards/Authenticated.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { rootRoute } from './root-route.tsx'

afterEach(cleanup)

const open = (profile: ReturnType<typeof aProfile> | null) =>
  renderApp({ routes: [rootRoute([])], at: '/nowhere', server: serverOf(profile) })

test('an address without a page leaves the menu to whoever is logged in', async () => {
  await open(aProfile('client'))
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Car Auctions' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^My Bids/ })).toBeTruthy()
})

test('a manager who is lost in the portal is shown so in the console, with the menu of staff', async () => {
  const { leave } = await open(aProfile('manager'))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/console/nowhere'))
})

test('a visitor who is lost may log in from there', async () => {
  await open(null)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('whoever cannot be asked about is not logged out: they are told, and may try again', async () => {
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
  await screen.findByText('The server does not answer')
  expect(place()).toBe('/bids')
  answers = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('My own bids')
})
