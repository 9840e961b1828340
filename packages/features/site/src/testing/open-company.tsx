import { createTestStore } from '@seriba/api/testing'
import type { CompanySettings } from '@seriba/contracts/company'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { CompanyPage } from '../settings/CompanyPage.tsx'
import { someSettings } from './settings.ts'

type Saved = { version: number; sections: Partial<CompanySettings['sections']> }

/** How much of a company’s eight years of data is older than a period. */
const oldRows = (asked: URLSearchParams) => ({
  rows: {
    keepAudit: asked.get('keepAudit') === 'years7' ? 1204 : 0,
    keepMails: 0,
    keepDevices: 3,
    keepUploads: 0,
    keepRefusedPapers: 0,
    keepLeftDocuments: 0,
    keepGatewayMessages: 0,
    keepFeedRuns: 0,
    keepWebhookLog: 0,
  },
})

/** The page with a server that stores what it receives. */
export async function openCompany(at = '/company', answers: Record<string, unknown> = {}) {
  const saved: Saved[] = []
  const kept: Saved[] = []
  const world = createTestStore({
    'GET /site/company': () => someSettings(),
    'PUT /site/config': async (request: Request) => {
      const given = (await request.json()) as Saved
      saved.push(given)
      const now = someSettings()
      return { ...now, version: 4, sections: { ...now.sections, ...given.sections } }
    },
    'PUT /site/company-draft': async (request: Request) => {
      const given = (await request.json()) as Saved
      kept.push(given)
      const parts = Object.entries(given.sections).filter(([, part]) => part !== null)
      const changed = parts.map(([section]) => ({ section, at: '2026-11-24T01:08:00Z', by: 'K. Endo' }))
      return { ...someSettings(), draft: { version: 5, sections: Object.fromEntries(parts), changed } }
    },
    'GET /site/retention': ({ url }: Request) => oldRows(new URL(url).searchParams),
    ...answers,
  })
  const router = createMemoryRouter(
    [
      {
        path: '/company/:page?',
        element: (
          <>
            <CompanyPage />
            <Link to="/orders">Elsewhere</Link>
          </>
        ),
      },
      { path: '/orders', element: <p>Orders</p> },
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
  const user = userEvent.setup()
  const retype = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.paste(text)
    return field
  }
  return { ...world, saved, kept, router, user, retype }
}
