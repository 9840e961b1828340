import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { StaffPage } from '../list/StaffPage.tsx'
import { StaffPersonPage } from '../person/StaffPersonPage.tsx'
import { aPerson, someStaff } from './people.ts'

type Options = { path?: string; answers?: Record<string, unknown>; language?: Language }

/** The pages with a server that answers from a table. */
export async function openStaff({ path = '/staff', answers = {}, language = 'en' }: Options = {}) {
  const { store, calls, sent } = createTestStore({
    'GET /user/view-profile': aProfile('manager'),
    'GET /staff/index': { staff: someStaff, twoStepRequired: true },
    'GET /staff/view': (request: Request) => {
      const id = Number(new URL(request.url).searchParams.get('id'))
      const row = someStaff.find(({ userId }) => userId === id)
      return aPerson(row && { ...row })
    },
    ...answers,
  })
  const router = createMemoryRouter(
    [
      { path: '/staff', element: <StaffPage /> },
      { path: '/staff/:id', element: <StaffPersonPage audit={({ userId }) => <p>Log of {userId}</p>} /> },
      { path: '/clients', element: <p>Their clients</p> },
    ],
    { initialEntries: [path] },
  )
  const { user } = await renderInApp(<RouterProvider router={router} />, { store, language })
  return { calls, sent, router, user }
}
