import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp, serverOf, site } from '../test/render-app.tsx'
import { GuestLayout } from './GuestLayout.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const day = {
  halls: 22,
  lots: 34_118,
  nextDeadline: '2026-11-23T23:05:00Z',
  lastHammer: '2026-11-24T08:40:00Z',
}
const open = (auctionDay: unknown, more: Record<string, unknown> = {}, at = '/auth/login') =>
  renderApp({
    routes: [{ element: <GuestLayout />, children: [{ path: '*', element: 'Form' }] }],
    at,
    app: { side: 'manager' },
    server: serverOf(null, { 'GET /site/auction-day': auctionDay, ...more }),
  })

test('today’s auctions are shown beside the staff login', async () => {
  await open(day)
  expect(await screen.findByRole('heading', { name: 'Today at the ring.' })).toBeVisible()
  expect((await screen.findByText(/22 halls/)).textContent?.replaceAll('\u00A0', ' ')).toBe(
    '22 halls, 34 118 lots',
  )
  expect(screen.getByText(/Next bid deadline 8:05; last lot at 17:40/)).toBeVisible()
})

test('a day without auctions says so', async () => {
  await open({ halls: 0, lots: 0, nextDeadline: null, lastHammer: null })
  expect(await screen.findByText('No auctions today')).toBeVisible()
})

test('the first owner’s form has a checklist beside it instead of today’s auctions', async () => {
  const { calls } = await open(day, {}, '/first-run?token=abc')
  expect(await screen.findByRole('heading', { name: 'What you will need' })).toBeVisible()
  expect(screen.getByText('Bank account')).toBeVisible()
  expect(calls).not.toContain('GET /site/auction-day')
})

test('the panel beside guest pages leaves the notice to the login page', async () => {
  const notice = { headline: 'Labour Thanksgiving holiday', description: 'The halls are closed.' }
  const { calls } = await open(day, { 'GET /site/config': { ...site, notice } })
  await screen.findByText(/22 halls/)
  expect(calls).toContain('GET /site/config')
  expect(screen.queryByText('Labour Thanksgiving holiday')).toBeNull()
})
