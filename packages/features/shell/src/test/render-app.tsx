import { storeOver } from '@seriba/api/testing'
import type { UserProfile } from '@seriba/contracts/user'
import { permissionsOf } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import { pageTypeNames } from '@seriba/domain/lots/page-types'
import { createI18n, type Language } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { type AppFacts, AppProvider } from '../app/app-context.ts'

export function profileOf(role: RoleName, changed: Partial<UserProfile['permission']> = {}): UserProfile {
  return {
    success: true,
    detail: {
      userId: 104882,
      userLevel: role,
      fullName: 'Dmitri Kovalenko',
      email: 'dk@vostok-auto.example',
      company: null,
      countryId: 183,
      currency: 1,
      roleId: roleIds[role],
      city: null,
      address: null,
      lastLogin: '2026-11-24T00:00:00Z',
      mobile: null,
      officePhone: null,
      bidEmailNotify: true,
      language: 692,
      userType: role === 'manager' ? userTypes.manager : userTypes.client,
      isNewNotification: false,
    },
    balanceInfo: {
      balance: 1_240_500,
      creditLimit: 8_000_000,
      bidAllow: 4_350_000,
      availableLimit: 4_350_000,
      dailyBidLimit: 0,
      dailyUssLimit: 0,
      activeBids: 0,
      activeBidsCount: 0,
    },
    permission: permissionsOf(role, changed),
  }
}

export const site = {
  name: 'Vostok Auto',
  brand: 'Vostok',
  description: 'Cars from Japan',
  panel: { headline: '', points: [], email: null, messenger: null, poweredBy: null, color: '#017EEF' },
  notice: null,
  headerLinks: [],
  sidebarLinks: [],
  messenger: null,
  logo: null,
  bidStep: 5000,
  depositAmount: 150_000,
  favouriteGroups: [],
  devMail: null,
  catalogueAccess: 'members',
  passwordMinLength: 6,
  signUpFields: [],
  termsUrl: '/terms',
  cookiesUrl: '/cookies',
  demoAccounts: [],
}

/** What the menu counts. */
export const counters = (bid: number) => ({
  bid,
  search: Object.fromEntries(pageTypeNames.map((name) => [name, ''])),
})

/** The server of a page: a profile to sign in with, or none. */
export const serverOf = (profile: UserProfile | null, more: Record<string, unknown> = {}) => ({
  'GET /site/config': site,
  'GET /user/view-profile': () =>
    profile ?? Response.json({ success: false, messageCode: 'signed_out' }, { status: 401 }),
  'GET /auth/update': () => Response.json({ success: false, messageCode: 'signed_out' }, { status: 401 }),
  'GET /site/menu-counters': counters(38),
  'GET /user/events': { events: [], last: 0, incomplete: false },
  ...more,
})

type Options = {
  routes: RouteObject[]
  at: string
  server?: Record<string, unknown>
  app?: Partial<AppFacts>
  language?: Language
}

export async function renderApp({ routes, at, server = serverOf(null), app = {}, language = 'en' }: Options) {
  const { store, calls } = storeOver(server)
  const leave = vi.fn()
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const i18n = await createI18n(language, phrases)
  const facts: AppFacts = {
    side: 'client',
    home: '/car-auctions',
    basename: '',
    otherApp: '/console/',
    phrases,
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
