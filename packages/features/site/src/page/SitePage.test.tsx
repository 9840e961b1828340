import '@testing-library/jest-dom/vitest'
import { sessionOpened } from '@seriba/api/session-slice'
import { makeStore } from '@seriba/api/store'
import type { SitePage as Page } from '@seriba/contracts/site-pages'
import type { PageSlug } from '@seriba/domain/site/page-slugs'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { SitePage } from './SitePage.tsx'

const scrolled: string[] = []
Element.prototype.scrollIntoView = function () {
  scrolled.push(this.id)
}
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

afterEach(() => {
  scrolled.length = 0
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
  languages: ['en', 'ru'],
  version: { number: 4, from: '2026-09-01T00:00:00Z' },
  versions: [
    { number: 4, from: '2026-09-01T00:00:00Z' },
    { number: 3, from: '2026-02-01T00:00:00Z' },
  ],
}

const day = {
  halls: 22,
  lots: 34_118,
  nextDeadline: '2026-11-24T01:40:00Z',
  lastHammer: '2026-11-24T08:40:00Z',
}
const account = {
  manager: 'S. Mori',
  registered: '2026-01-01T00:00:00Z',
  termsAgreed: '2026-09-02T00:00:00Z',
  termsVersion: null,
}
const others: Record<string, unknown> = {
  '/v1/site/auction-day': day,
  '/v1/user/account': {
    ...account,
    passwordChanged: null,
    passwordMinLength: 6,
    twoStep: { since: null, recoveryCodes: 0, forced: false },
    sessions: [],
  },
}

async function renderPage(answer: () => Response, slug: PageSlug = 'terms', signedIn = false) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/v1/site/page') return answer()
    return others[pathname]
      ? Response.json({ result: others[pathname] })
      : new Response(null, { status: 404 })
  })
  const router = createMemoryRouter([{ path: '*', element: <SitePage slug={slug} /> }], {
    initialEntries: [`/${slug}`],
  })
  const store = makeStore()
  if (signedIn) store.dispatch(sessionOpened())
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
}

test('a page has sections with links to each, and links to the other pages', async () => {
  await renderPage(() => Response.json({ result: page }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  const section = screen.getByRole('region', { name: 'Bids' })
  expect(within(section).getByRole('listitem')).toHaveTextContent('A bid is an order')
  expect(within(section).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  expect(within(section).getByRole('link', { name: 'Law' })).toHaveAttribute('href', 'https://law.example')
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(contents).getByRole('link', { name: 'Bids' })).toHaveAttribute('href', '#section-1')
  const others = within(screen.getByRole('navigation', { name: 'Read more' })).getAllByRole('link')
  expect(others.map((link) => link.textContent)).toEqual(['About us'])
})

test('a page the company has not written says so and offers no retry', async () => {
  await renderPage(() => Response.json({ success: false, messageCode: 'not_found' }, { status: 404 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('hasn’t been written yet')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a page that failed to load can be retried', async () => {
  await renderPage(() => Response.json({ success: false }, { status: 500 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('How to buy shows today’s auctions, and logged-in users their manager', async () => {
  await renderPage(() => Response.json({ result: { ...page, slug: 'how-to-buy' } }), 'how-to-buy', true)
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  expect(today.getByText('10:40')).toBeVisible()
  expect(await screen.findByText('S. Mori')).toBeVisible()
})

test('How to buy and About are one page, opened at either part', async () => {
  const company = { id: 'about', title: 'About the company', blocks: [] }
  const sections = [...page.sections, company]
  const joined = () => Response.json({ result: { ...page, slug: 'about', sections } })
  for (const slug of ['how-to-buy', 'about'] as const) {
    await renderPage(joined, slug)
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { name: 'About the company' })).toHaveAttribute('href', '#about')
    expect(scrolled).toEqual(slug === 'about' ? ['about'] : [])
    const others = within(screen.getByRole('navigation', { name: 'Read more' })).getAllByRole('link')
    expect(others.map((link) => link.textContent)).toEqual(['Terms and Conditions'])
    cleanup()
  }
})

test('terms can be printed and show when the user accepted them, even from before versions were kept', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderPage(() => Response.json({ result: page }), 'terms', true)
  expect(await screen.findByText('You accepted these terms on 2026.09.02.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the printed page is white, whatever the theme', async () => {
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  await renderPage(() => Response.json({ result: page }))
  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset.theme).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset.theme).toBe('dark')
})

test('a guest has not accepted anything yet', async () => {
  await renderPage(() => Response.json({ result: page }))
  await screen.findByRole('button', { name: 'Print or save as PDF' })
  expect(screen.queryByText(/You accepted/)).toBeNull()
})
