import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile, aSite } from '@seriba/api/testing/facts'
import type { UserProfile } from '@seriba/contracts/user'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { bidTypes } from './builders.ts'

const messenger = { label: 'Messenger', href: 'https://messenger.example/seriba' }

type Setup = {
  answers?: Record<string, unknown>
  profile?: UserProfile
  /** The current location and the route shown there. */
  path?: string
  route?: string
  language?: Language
}

/** A screen of the real app with a server that answers from a table. */
export async function show(
  screen: ReactElement,
  { answers = {}, profile = aProfile(), path = '/', route = '*', language = 'en' }: Setup = {},
) {
  const world = createTestStore({
    'GET /user/view-profile': profile,
    'GET /site/config': aSite({ favouriteGroups: ['A'], messenger }),
    'GET /bid/type': bidTypes,
    'GET /bid/export-type': bidTypes,
    'GET /bid/day': { date: '2026-11-24', halls: [], bids: [], nextDate: null },
    ...answers,
  })
  await world.store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(
    [
      { path: route, element: screen },
      { path: '*', element: null },
    ],
    {
      initialEntries: [path],
    },
  )
  const view = await renderInApp(<RouterProvider router={router} />, { store: world.store, language })
  return {
    ...world,
    ...view,
    router,
    /** The queries of a GET request, in order. */
    asked: (path: string) =>
      world.fetch.mock.calls
        .map(([request]) => new URL(request.url))
        .filter(({ pathname }) => pathname === `/v1${path}`)
        .map(({ searchParams }) => searchParams),
  }
}
