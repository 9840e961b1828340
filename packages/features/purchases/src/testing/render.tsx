import '@seriba/testing/setup'
import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { RoleName } from '@seriba/domain/access/roles'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

type Setup = {
  /** The path of the page and the address that is open. */
  route: string
  path: string
  answers: Record<string, unknown>
  role?: RoleName
  permissions?: Partial<Permissions>
  language?: Language
}

/** A page with a server that answers from a table; requests that change something are recorded. */
export async function openPage(element: ReactElement, setup: Setup) {
  const { route, path, answers, role = 'client', permissions = {}, language = 'en' } = setup
  const world = createTestStore({
    'GET /user/view-profile': aProfile(role, permissions),
    'GET /site/get-country-list': {
      success: true,
      countryList: [
        { value: 183, label: 'Russia', code: 'RU' },
        { value: 113, label: 'Kenya', code: 'KE' },
      ],
    },
    'GET /consignee/list': { success: true, list: [] },
    'GET /site/voyages': { voyages: [], today: '2026-11-24' },
    'GET /client/account-managers': { managers: [{ value: 3, label: 'S. Mori' }], dealers: [] },
    ...answers,
  })
  // The shell loads it before any page is shown.
  await world.store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  const { user } = await renderInApp(<RouterProvider router={router} />, { store: world.store, language })
  const asked = (call: string) =>
    world.fetch.mock.calls
      .map(([request]) => new URL(request.url))
      .filter(({ pathname }) => pathname.endsWith(call))
      .map(({ searchParams }) => searchParams)
  return { ...world, router, user, asked }
}

export const text = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00A0', ' ') ?? ''
