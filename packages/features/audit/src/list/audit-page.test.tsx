import '@seriba/testing/setup'
import { createTestStore, refused } from '@seriba/api/testing'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { actors, anEntry, onePage, someEntries } from '../testing/entries.ts'
import { AuditPage } from './AuditPage.tsx'

async function openLog({ path = '/audit', answer, language = 'en' }: Options = {}) {
  const asked: string[] = []
  const { store } = createTestStore({
    'GET /audit/actors': actors,
    'GET /audit/index': (request: Request) => {
      asked.push(new URL(request.url).search)
      if (typeof answer === 'function') return answer()
      return answer ?? { entries: someEntries, pageInfo: onePage(someEntries.length) }
    },
  })
  const router = createMemoryRouter(
    [
      { path: '/audit', element: <AuditPage /> },
      { path: '/clients/:id', element: <p>The client</p> },
    ],
    { initialEntries: [path] },
  )
  const { user } = await renderInApp(<RouterProvider router={router} />, { store, language })
  return { asked, router, user }
}
type Options = { path?: string; answer?: unknown; language?: Language }

const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ')

test('each entry says who did what to which object, under its Japanese day', async () => {
  await openLog()
  const table = await screen.findByRole('table', { name: 'Entries' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(spoken)).toEqual([
    '2026.11.24',
    '9:14Kenji EndoStaff203.0.113.9AccountDmitri Kovalenkochangedcredit limit: ¥ 6 000 000 → ¥ 8 000 000',
    '9:05System--Bid41207changed the statusstatus: New → Don’t bid',
    '2026.11.23',
    '17:30Kenji EndoStaff203.0.113.9Companyidentitychanged the companyname: Cars from Japan → Cars from Japan, by Seriba and 1 more',
  ])
  expect(within(table).getByRole('link', { name: '41207' })).toHaveAttribute('href', '/car-auctions/5012')
})

test('keys move through the entries, open the object and filter by the same person', async () => {
  const { user, router, asked } = await openLog()
  await screen.findByRole('table')
  await user.keyboard('j')
  const panel = await screen.findByRole('complementary', { name: /Entry/ })
  expect(spoken(panel)).toContain('Deposit agreed by phone')
  expect(router.state.location.search).toBe('?entry=4120883')
  await user.keyboard('w')
  await waitFor(() => expect(asked.at(-1)).toContain('actorId=992'))
  await user.keyboard('jo')
  expect(await screen.findByText('The client')).toBeVisible()
})

test('the address holds the state of the list, and invalid values fall back to defaults', async () => {
  const { asked } = await openLog({
    path: '/audit?search=SD2026&who=991&object=purchase&only=money&from=2026-11-24&to=nonsense&page=0',
  })
  await screen.findByRole('table')
  const params = new URLSearchParams(asked[0])
  expect(Object.fromEntries(params)).toEqual({
    search: 'SD2026',
    actorId: '991',
    entity: 'purchase',
    moneyOnly: '1',
    dateFrom: '2026-11-24',
    page: '1',
    pageSize: '50',
  })
})

test('a field of the selected entry filters the log to its changes', async () => {
  const { user, router } = await openLog({ path: `/audit?entry=${someEntries[0]?.id}` })
  const panel = within(await screen.findByRole('complementary', { name: /^Entry/ }))
  const [only] = await panel.findAllByRole('button', { name: /^Show only changes of/ })
  await user.click(only as HTMLElement)
  expect(router.state.location.search).toMatch(/^\?field=\w+$/)
  expect(screen.getByRole('button', { name: 'Clear: Field' })).toBeVisible()
})

test('removing a tag removes its filter', async () => {
  const { user, router } = await openLog({ path: '/audit?ip=203.0.113.9' })
  await user.click(await screen.findByRole('button', { name: 'Clear: IP' }))
  expect(router.state.location.search).toBe('')
})

test('the page says when more entries were found than are counted', async () => {
  await openLog({ answer: { entries: someEntries, pageInfo: onePage(10_001) } })
  expect(await screen.findByText(/more than 10.000 entries/)).toBeVisible()
})

test('the page says when nothing was found, and can reset the filters', async () => {
  const { user, router } = await openLog({
    path: '/audit?search=nobody',
    answer: { entries: [], pageInfo: onePage(0) },
  })
  expect(await screen.findByText('No entries found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
})

test('the page says why the log cannot be read, and can try again', async () => {
  const { user, asked } = await openLog({ answer: () => refused(403, 'permission_missing') })
  await user.click(await screen.findByRole('button', { name: /Try again/ }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('the log is available in Russian', async () => {
  await openLog({ language: 'ru' })
  expect(await screen.findByRole('table', { name: 'Записи' })).toBeVisible()
  expect(screen.getByText('кредитный лимит:', { exact: false })).toBeVisible()
})

test('days and sums use the usual format, and company settings have the names from their form', async () => {
  const entries = [
    anEntry({ entity: 'purchase', changes: [{ field: 'dueOn', before: null, after: '2026-12-01' }] }),
    anEntry({ id: 2, entity: 'purchase', changes: [{ field: 'agentFee', before: 20_000, after: 25_000 }] }),
    anEntry({ id: 3, entity: 'company', changes: [{ field: 'languages', before: 'en, ru', after: 'ru' }] }),
  ]
  await openLog({ answer: { entries, pageInfo: onePage(3), actors } })
  const table = await screen.findByRole('table', { name: 'Entries' })
  const said = spoken(table)
  expect(said).toContain('due on: 2026.12.01')
  expect(said).toContain('¥ 20 000 → ¥ 25 000')
  expect(said).toContain('Languages of the portal: en, ru → ru')
})
