import '@seriba/testing/setup'
import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore, refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { actors, onePage, someEntries } from '../testing/entries.ts'
import { FoldedTrail, LotTrail } from './FoldedTrail.tsx'

type Options = { path: string; reads?: boolean; language?: Language; answer?: () => unknown }

/** The pages of a purchase and of a lot, which end with their audit log. */
async function openObject({ path, reads = true, language = 'en', answer }: Options) {
  const asked: string[] = []
  const { store } = createTestStore({
    'GET /user/view-profile': aProfile('manager', { auditView: reads }),
    'GET /audit/actors': actors,
    'GET /audit/index': (request: Request) => {
      const { searchParams } = new URL(request.url)
      asked.push(`${searchParams.get('entity')} ${searchParams.get('entityId')}`)
      return answer ? answer() : { entries: someEntries, pageInfo: onePage(someEntries.length) }
    },
  })
  await store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(
    [
      { path: '/purchases/:id', element: <FoldedTrail entity="purchase" entityId={398} /> },
      { path: '/car-auction/:id', element: <LotTrail /> },
    ],
    { initialEntries: [path] },
  )
  return { asked, ...(await renderInApp(<RouterProvider router={router} />, { store, language })) }
}

test.each([
  ['purchase', '/purchases/398', 'purchase 398'],
  ['lot', '/car-auction/77', 'lot 77'],
])('the page of a %s shows its audit log once it is expanded', async (_what, path, object) => {
  const { user, asked } = await openObject({ path })
  const summary = await screen.findByText('Audit log')
  expect(asked).toEqual([])
  await user.click(summary)
  expect(await screen.findAllByText(someEntries[0]?.actor ?? '')).not.toHaveLength(0)
  expect(asked).toEqual([object])
})

test('an empty log says so, a failed one can be retried, and both work in Russian', async () => {
  let tries = 0
  const { user } = await openObject({
    path: '/purchases/398',
    language: 'ru',
    answer: () => (++tries === 1 ? refused(500, 'internal') : { entries: [], pageInfo: onePage(0) }),
  })
  await user.click(await screen.findByText('Журнал действий'))
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Записей пока нет')).toBeVisible()
})

test('a colleague without access to the log does not see it', async () => {
  const { asked, container } = await openObject({ path: '/purchases/398', reads: false })
  expect(container.querySelector('details')).toBeNull()
  expect(asked).toEqual([])
})
