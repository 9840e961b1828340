import { createTestStore } from '@seriba/api/testing'
import { aSite } from '@seriba/api/testing/facts'
import type { UserProfile } from '@seriba/contracts/user'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { type AppFacts, AppProvider } from '../app/app-context.ts'
import { clientMenu } from '../menu/client-menu.ts'
import { managerMenu } from '../menu/manager-menu.ts'

export const site = aSite({ description: 'Cars from Japan' })

/** The menu’s counters. */
export const counters = (bid: number) => ({
  bid,
  search: Object.fromEntries(allPageTypes.map((name) => [name, ''])),
})

/** A page’s server: with a profile for the logged-in user, or none. */
export const serverOf = (profile: UserProfile | null, more: Record<string, unknown> = {}) => ({
  'GET /site/config': site,
  'GET /user/view-profile': () =>
    profile ?? Response.json({ success: false, messageCode: 'signed_out' }, { status: 401 }),
  'GET /auth/update': () => Response.json({ success: false, messageCode: 'signed_out' }, { status: 401 }),
  'GET /site/menu-counters': counters(38),
  'GET /user/events': { events: [], last: 0, incomplete: false },
  ...more,
})

// jsdom has no window to scroll.
window.scrollTo = () => undefined

type Options = {
  routes: RouteObject[]
  at: string
  server?: Record<string, unknown>
  app?: Partial<AppFacts>
  language?: Language
}

export async function renderApp({ routes, at, server = serverOf(null), app = {}, language = 'en' }: Options) {
  const { store, calls } = createTestStore(server)
  const leave = vi.fn()
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const i18n = await createI18n(language, app.phrases ?? messages)
  const facts: AppFacts = {
    side: 'client',
    home: '/car-auctions',
    basename: '',
    otherApp: '/console/',
    menu: app.side === 'manager' ? managerMenu : clientMenu,
    phrases: messages,
    leave,
    ...app,
  }
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppProvider value={facts}>
          <RouterProvider router={router} />
        </AppProvider>
      </I18nextProvider>
    </Provider>,
  )
  const place = () => router.state.location.pathname + router.state.location.search
  return { store, calls, leave, router, place }
}
