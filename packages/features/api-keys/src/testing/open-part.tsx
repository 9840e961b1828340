import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ApiPart } from '../ApiPart.tsx'

/** The tab with a server that answers from a table. */
export async function openPart(
  answers: Record<string, unknown>,
  address = '/profile?tab=api',
  part: ReactNode = <ApiPart />,
) {
  const world = createTestStore({ 'GET /user/webhooks': { webhooks: [], most: 5 }, ...answers })
  const router = createMemoryRouter([{ path: '*', element: part }], {
    initialEntries: [address],
  })
  const view = await renderInApp(<RouterProvider router={router} />, { store: world.store })
  return { ...world, ...view, router }
}
