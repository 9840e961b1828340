import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import type { BidEvent } from '@seriba/contracts/notifications'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AppLayout } from '../layout/AppLayout.tsx'
import { aBidEvent } from '../test/events.ts'
import { counters, renderApp, serverOf } from '../test/render-app.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function rowsOf(payloads: readonly BidEvent[]) {
  const items = payloads.map((payload, seq) => ({
    seq: seq + 1,
    at: new Date().toISOString(),
    isRead: true,
    payload,
  }))
  await renderApp({
    routes: [
      { element: <AppLayout />, children: [{ path: '*', element: 'Any page', handle: { page: 'myBids' } }] },
    ],
    at: '/purchases',
    language: 'en',
    server: serverOf(aProfile('client'), {
      'GET /site/menu-counters': { ...counters(38), notifications: 0 },
      'GET /user/notifications': {
        items,
        more: false,
        unread: 0,
        unreadOf: { bids: 0, purchases: 0, messages: 0 },
        unreadChats: [],
      },
    }),
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: /Notifications/ }))
  const list = within(await screen.findByRole('dialog', { name: /Notifications/ }))
  return list.findAllByRole('listitem')
}

test('the end of a negotiation shows who ended it, in words and with an icon', async () => {
  const ended = aBidEvent('negotiationEnded')
  const rows = await rowsOf(
    (['declined', 'refused', 'expired'] as const).map((outcome) => ({
      ...ended,
      detail: { ...ended.detail, outcome },
    })),
  )
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
    'The client left the negotiation',
    'The seller refused',
    'The negotiation ran out of time',
  ])
  const signs = rows.map((row) => row.querySelector('svg')?.classList.toString() ?? '')
  expect(signs.map((sign) => /lucide-(user|gavel|clock)/.exec(sign)?.[1])).toEqual(['user', 'gavel', 'clock'])
})

test('the notification that a bid is over gives the sold price if it is known', async () => {
  const event = aBidEvent('managerUpdateStatus')
  const over = (soldPrice: number | null) => ({
    ...event,
    detail: { ...event.detail, bidStatus: 5, soldPrice },
  })
  const rows = await rowsOf([over(1_250_000), over(null)])
  const said = rows.map((row) => row.textContent?.replaceAll('\u00A0', ' '))
  expect(said[0]).toContain(': Finished, sold for ¥ 1 250 000')
  expect(said[1]).toMatch(/: Finished(?!,)/)
})
