import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { renderInApp } from '@seriba/testing/render-in-app'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { moreBidTypes, savedTypes, someBidTypes, someHalls } from '../testing/halls.ts'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'

/** A table whose saving the test holds back. */
async function open(element: ReactElement, path: string, later = someHalls, laterTypes = moreBidTypes) {
  let take = () => {}
  let halls = someHalls
  let types = someBidTypes
  const world = createTestStore({
    'GET /site/halls': () => halls,
    'GET /site/bid-types': () => types,
    [path]: () =>
      new Promise<object>((resolve) => {
        take = () => {
          halls = later
          types = laterTypes
          resolve({ success: true, ...savedTypes })
        }
      }),
  })
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/elsewhere', element: 'Elsewhere' },
  ])
  const { user } = await renderInApp(<RouterProvider router={router} />, { store: world.store })
  return { ...world, user, router, take: () => act(async () => take()) }
}

test('a cell edited while others are being published waits for the next publication', async () => {
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

test('a cell changed back while it is being published is a change to the newly published value', async () => {
  const path = 'PUT /site/halls'
  const [kobe, ...others] = someHalls.halls
  if (!kobe) throw new Error('no hall')
  const later = { ...someHalls, halls: [{ ...kobe, deliveryFee: 40_700 }, ...others], version: 8 }
  const { user, sent, take } = await open(<HallsPage />, path, later)
  const changes = () => within(screen.getByRole('complementary', { name: 'Unpublished changes' }))
  const cell = await screen.findByRole('textbox', { name: 'HAA Kobe: Delivery, yen' })
  await user.clear(cell)
  await user.type(cell, '40700')
  await user.type(changes().getByRole('textbox', { name: 'Reason, kept in the log' }), 'New prices')
  await user.click(changes().getByRole('button', { name: 'Publish 1 change' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await user.tripleClick(cell)
  await user.paste('38500')
  await take()
  expect(await changes().findByText('HAA Kobe')).toBeVisible()
  expect(cell).toHaveValue('38500')
  expect(changes().getByText('HAA Kobe').parentElement).toHaveTextContent(/40\s700 38\s500/)
})

test('a hall edited later is published on top of the latest publication', async () => {
  const path = 'PUT /site/halls'
  const { user, sent, take } = await open(<HallsPage />, path, { ...someHalls, version: 8 })
  const changes = () => within(screen.getByRole('complementary', { name: 'Unpublished changes' }))
  const publish = async (name: string, times: number) => {
    await user.click(await screen.findByRole('textbox', { name }))
    await user.paste('1')
    await user.type(changes().getByRole('textbox', { name: 'Reason, kept in the log' }), 'New')
    await user.click(changes().getByRole('button', { name: 'Publish 1 change' }))
    await waitFor(() => expect(sent(path)).toHaveLength(times))
    await take()
    await changes().findByRole('status')
  }
  await publish('HAA Kobe: Auction fee, yen', 1)
  await publish('USS Tokyo: Delivery, yen', 2)
  expect(sent(path)).toMatchObject([{ version: 7 }, { version: 8 }])
})

test('input in bid types during a save is kept, and a new type is not added twice', async () => {
  const path = 'PUT /site/bid-types'
  const { user, sent, take } = await open(<BidTypesPage />, path)
  const save = () => user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await user.click(await screen.findByRole('button', { name: 'Add type' }))
  const name = () => screen.getByRole('textbox', { name: /^(New type|Cut): .*English/ })
  await user.type(name(), 'Cut')
  await save()
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  const other = screen.getByRole('textbox', { name: /^Whole car.*: .*English/ })
  await user.type(other, ' 2')
  await take()
  expect(other).toHaveValue('Whole car 2')
  await save()
  await waitFor(() => expect(sent(path)).toHaveLength(2))
  expect(sent(path)).toMatchObject([
    { version: 'v1', types: [{ id: 1 }, { id: 2 }, { id: null, label: { en: 'Cut' } }] },
    {
      version: 'v2',
      types: [{ id: 1, label: { en: 'Whole car 2' } }, { id: 2 }, { id: 3, label: { en: 'Cut' } }],
    },
  ])
  await take()
  expect(screen.getByRole('status')).toBeVisible()
})

test('a type a colleague adds right afterward is not mistaken for the new one or removed by the next save', async () => {
  const path = 'PUT /site/bid-types'
  const [whole, half, cut] = moreBidTypes.types
  const theirs = { ...cut, id: 4, label: { en: 'Chassis', ru: '' } } as (typeof moreBidTypes.types)[number]
  const later = { types: [whole, theirs, half, cut] as typeof moreBidTypes.types, version: 'v3' }
  const { user, sent, take } = await open(<BidTypesPage />, path, someHalls, later)
  const save = () => user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await user.click(await screen.findByRole('button', { name: 'Add type' }))
  await user.type(screen.getByRole('textbox', { name: /^New type: .*English/ }), 'Cut')
  await save()
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await user.type(screen.getByRole('textbox', { name: /^Whole car.*: .*English/ }), ' 2')
  await take()
  await save()
  await waitFor(() => expect(sent(path)).toHaveLength(2))
  expect(sent(path)[1]).toMatchObject({ version: 'v2', types: [{ id: 1 }, { id: 2 }, { id: 3 }] })
})

test('leaving while halls are being published waits until the publication is complete', async () => {
  const path = 'PUT /site/halls'
  const { user, router, sent, take } = await open(<HallsPage />, path)
  const changes = within(await screen.findByRole('complementary', { name: 'Unpublished changes' }))
  await user.type(await screen.findByRole('textbox', { name: 'HAA Kobe: Delivery, yen' }), '1')
  await user.type(changes.getByRole('textbox', { name: 'Reason, kept in the log' }), 'New prices')
  await user.click(changes.getByRole('button', { name: 'Publish 1 change' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/elsewhere', take)
})

test('leaving while bid types are being saved waits until the save is complete', async () => {
  const path = 'PUT /site/bid-types'
  const { user, router, sent, take } = await open(<BidTypesPage />, path)
  await user.type(await screen.findByRole('textbox', { name: /^Whole car.*: .*English/ }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/elsewhere', take)
})
