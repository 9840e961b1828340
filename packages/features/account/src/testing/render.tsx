import { createTestStore } from '@seriba/api/testing'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { guestAnswers } from './site.ts'

type Options = { at?: string; language?: Language; answers?: Record<string, unknown> }

/** A page of the account with a server that answers from a table; every other address is an empty page. */
export async function show(
  page: ReactElement,
  { at = '/page', language = 'en', answers = {} }: Options = {},
) {
  const world = createTestStore({ ...guestAnswers, ...answers })
  const router = createMemoryRouter(
    [
      { path: '/page', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const view = await renderInApp(<RouterProvider router={router} />, { store: world.store, language })
  return {
    ...world,
    ...view,
    router,
  }
}
