import '@seriba/testing/setup'
import { createTestStore, refused } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { moreBidTypes, savedTypes, someBidTypes } from '../testing/halls.ts'
import { BidTypesPage } from './BidTypesPage.tsx'

test('a bid type a colleague has added in the meantime is kept along with one’s own change', async () => {
  let list = someBidTypes
  const { store, sent } = createTestStore({
    'GET /site/bid-types': () => list,
    'PUT /site/bid-types': () =>
      list === moreBidTypes ? { success: true, ...savedTypes } : refused(409, 'stale'),
  })
  const router = createMemoryRouter([{ path: '/', element: <BidTypesPage /> }])
  const { user } = await renderInApp(<RouterProvider router={router} />, { store })
  await user.click(await screen.findByRole('button', { name: 'Move Half cut up' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await save()
  const newest = await screen.findByRole('button', { name: /newest/i })
  list = moreBidTypes
  await user.click(newest)
  expect(await screen.findByRole('textbox', { name: /^Cut: .*English/ })).toBeVisible()
  await save()
  await waitFor(() => expect(sent('PUT /site/bid-types')).toHaveLength(2))
  expect(sent('PUT /site/bid-types')[1]).toMatchObject({
    version: 'v2',
    types: [{ id: 2 }, { id: 1 }, { id: 3 }],
  })
})
