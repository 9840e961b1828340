import { aProfile } from '@seriba/api/testing/facts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { rootRoute } from './root-route.tsx'

afterEach(cleanup)

const open = (profile: ReturnType<typeof aProfile> | null) =>
  renderApp({ routes: [rootRoute([])], at: '/nowhere', server: serverOf(profile) })

test('an address without a page leaves the menu to whoever is signed in', async () => {
  await open(aProfile('client'))
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Car Auctions' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^My Bids/ })).toBeTruthy()
})

test('a visitor who is lost may log in from there', async () => {
  await open(null)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})
