import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { someBidTypes, someHalls } from '../testing/halls.ts'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'

/** A table whose saving the test holds back. */
async function open(element: ReactElement, path: string) {
  let take = () => {}
  const world = createTestStore({
    'GET /site/halls': someHalls,
    'GET /site/bid-types': someBidTypes,
    [path]: () =>
      new Promise<object>((resolve) => {
        take = () => resolve({ success: true })
      }),
  })
  const router = createMemoryRouter([{ path: '/', element }])
  const { user } = await renderInApp(<RouterProvider router={router} />, { store: world.store })
  return { ...world, user, take: () => act(async () => take()) }
}

test('a cell that is typed while others are published waits for the next publication', async () => {
  const path = 'PUT /site/halls'
  const { user, sent, take } = await open(<HallsPage />, path)
  const changes = () => within(screen.getByRole('complementary', { name: 'Unpublished changes' }))
  const cell = (name: string) => screen.findByRole('textbox', { name })
  await user.clear(await cell('HAA Kobe: Delivery, yen'))
  await user.type(await cell('HAA Kobe: Delivery, yen'), '40700')
  await user.type(changes().getByRole('textbox', { name: 'Reason, kept in the log' }), 'New prices')
  await user.click(changes().getByRole('button', { name: 'Publish 1 change' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await user.clear(await cell('HAA Kobe: Auction fee, yen'))
  await user.type(await cell('HAA Kobe: Auction fee, yen'), '12300')
  await take()
  await waitFor(() =>
    expect(changes().getByRole('textbox', { name: 'Reason, kept in the log' })).toHaveValue(''),
  )
  expect(changes().getByText('HAA Kobe').parentElement).toHaveTextContent(/Auction fee, yen: .*12\s300/)
  expect(changes().getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
})

test('bid types take no change that would be lost while they are saved', async () => {
  const path = 'PUT /site/bid-types'
  const { user, sent, take } = await open(<BidTypesPage />, path)
  const [name] = await screen.findAllByRole('textbox', { name: /English/ })
  if (!name) throw new Error('no type')
  await user.type(name, '!')
  const typed = (name as HTMLInputElement).value
  await user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await user.type(name, '?')
  expect(name).toHaveValue(typed)
  await take()
  await user.type(name, '?')
  expect((name as HTMLInputElement).value).toMatch(/\?$/)
})
