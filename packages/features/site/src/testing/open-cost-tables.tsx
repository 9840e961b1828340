import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { CostTablesPage } from '../cost-tables/CostTablesPage.tsx'
import { aVersion, draftVersion, earlierVersion, someDocument, somePreview } from './costs.ts'

export const today = '2026-11-25'
export const list = (...versions: ReturnType<typeof aVersion>[]) => ({
  versions,
  today,
  publishers: ['R. Tanaka', 'M. Sato'],
})

/** The page of cost tables; only the server is simulated. */
export async function openCostTables(answers: Record<string, unknown> = {}, at = '/cost-tables') {
  const world = createTestStore({
    'GET /user/view-profile': aProfile('manager'),
    'GET /site/cost-tables': list(aVersion(), earlierVersion),
    'GET /site/cost-tables/2': { version: aVersion(), document: someDocument },
    'GET /site/cost-tables/3': { version: draftVersion, document: someDocument },
    'GET /site/cost-tables-in-use': { versions: [{ id: 2, liveBids: 17, unpaidPurchases: 1 }] },
    'POST /site/cost-tables/preview': somePreview,
    'PUT /site/cost-tables/draft': draftVersion,
    'POST /site/cost-tables/publish': { ...aVersion({ id: 3 }), changedCases: [] },
    ...answers,
  })
  const router = createMemoryRouter(
    [
      { path: '/elsewhere', element: 'Elsewhere' },
      { path: '*', element: <CostTablesPage /> },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, router, user: userEvent.setup() }
}

export const step = (name: RegExp) => screen.findByRole('button', { name })
