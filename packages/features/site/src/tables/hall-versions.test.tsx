import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { hallPublicationsListed } from '@seriba/domain/bids/hall-terms'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { someHalls } from '../testing/halls.ts'
import { HallsPage } from './HallsPage.tsx'

async function open(count: number) {
  const [one] = someHalls.publications
  const publications = Array.from({ length: count }, (_, at) => ({ ...one, id: at + 1 }))
  const { store } = createTestStore({ 'GET /site/halls': { ...someHalls, publications } })
  const router = createMemoryRouter([{ path: '/', element: <HallsPage /> }])
  await renderInApp(<RouterProvider router={router} />, { store })
  return screen.findAllByText('New prices of the carrier')
}

test('a full list of versions says where all of them are', async () => {
  expect(await open(hallPublicationsListed)).toHaveLength(100)
  expect(screen.getByText('The latest 100 are listed. The audit log has all of them.')).toBeVisible()
})

test('a shorter list of versions is all there is', async () => {
  expect(await open(3)).toHaveLength(3)
  expect(screen.queryByText(/are listed/)).toBeNull()
})
