import '@testing-library/jest-dom/vitest'
import { makeStore } from '@seriba/api/store'
import type { SitePage as Page } from '@seriba/contracts/site-pages'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SitePage } from './SitePage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page: Page = {
  slug: 'terms',
  title: 'Terms',
  lead: [{ type: 'paragraph', content: [{ text: 'What we agree on.' }] }],
  sections: [
    {
      id: 'section-1',
      title: 'Bids',
      blocks: [
        { type: 'list', ordered: true, items: [[{ text: 'A bid is ' }, { text: 'an order', strong: true }]] },
        {
          type: 'table',
          head: [[{ text: 'What' }]],
          rows: [[[{ text: 'Privacy', href: '/privacy' }]], [[{ text: 'Law', href: 'https://law.example' }]]],
        },
      ],
    },
  ],
  pages: ['terms', 'about'],
}

async function renderPage(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const router = createMemoryRouter([{ path: '*', element: <SitePage slug="terms" /> }], {
    initialEntries: ['/terms'],
  })
  render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={await createI18n('en', phrases)}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
}

test('a page has its sections, a way to each, and a way to the other pages', async () => {
  await renderPage(() => Response.json({ result: page }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  const section = screen.getByRole('region', { name: 'Bids' })
  expect(within(section).getByRole('listitem')).toHaveTextContent('A bid is an order')
  expect(within(section).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  expect(within(section).getByRole('link', { name: 'Law' })).toHaveAttribute('href', 'https://law.example')
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(contents).getByRole('link', { name: 'Bids' })).toHaveAttribute('href', '#section-1')
  const others = within(screen.getByRole('navigation', { name: 'Read also' })).getAllByRole('link')
  expect(others.map((link) => link.textContent)).toEqual(['About us'])
})

test('a page that the company has not written says so, and there is nothing to retry', async () => {
  await renderPage(() => Response.json({ success: false, messageCode: 'not_found' }, { status: 404 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('has not written this page')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a page that did not come can be asked for again', async () => {
  await renderPage(() => Response.json({ success: false }, { status: 500 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
