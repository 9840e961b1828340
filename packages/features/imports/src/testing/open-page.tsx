import '@seriba/testing/setup'
import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ImportsPage } from '../list/ImportsPage.tsx'
import { ImportPage } from '../page/ImportPage.tsx'
import { aDraft, aReport, someUploads } from './imports.ts'

const pages = [
  { path: '/clients/uploads', element: <ImportsPage /> },
  { path: '/clients/uploads/:id', element: <ImportPage /> },
]

type Options = { path?: string; language?: Language; permissions?: Partial<Permissions> }

/** The pages with a server that answers from a table; requests that change something are recorded. */
export async function openPage(
  answers: Record<string, unknown> = {},
  { path = '/clients/uploads/7', language = 'en', permissions = {} }: Options = {},
) {
  const { store, changes: sent } = createTestStore({
    'GET /user/view-profile': aProfile('manager', permissions),
    'GET /import/index': someUploads,
    'GET /import/view': aDraft(),
    'GET /import/check': aReport(),
    ...answers,
  })
  await store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(pages, { initialEntries: [path] })
  const { user } = await renderInApp(<RouterProvider router={router} />, { store, language })
  return { sent, router, user }
}
