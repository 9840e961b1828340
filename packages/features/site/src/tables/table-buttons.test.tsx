import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { someBidTypes, someHalls } from '../testing/halls.ts'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [<HallsPage key="halls" />, 'Add hall'],
  [<BidTypesPage key="types" />, 'Add type'],
])('on a phone the button that adds a row is large enough for a thumb', async (element, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { store } = createTestStore({ 'GET /site/halls': someHalls, 'GET /site/bid-types': someBidTypes })
  const router = createMemoryRouter([{ path: '/', element }])
  await renderInApp(<RouterProvider router={router} />, { store })
  expect(await screen.findByRole('button', { name })).toHaveAttribute('data-size', 'touch')
})
