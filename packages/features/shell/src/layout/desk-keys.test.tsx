import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { renderInApp } from '@seriba/testing/render-in-app'
import { cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DeskKeys } from './DeskKeys.tsx'

async function pressOn(path: string, letter: string, clients = true) {
  const { store } = createTestStore({
    'GET /user/view-profile': aProfile('manager', { managerBidForClient: clients }),
  })
  await store.dispatch(viewProfile.initiate())
  const element = (
    <>
      <DeskKeys />
      <input aria-label="Search" />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const { user } = await renderInApp(<RouterProvider router={router} />, { store })
  if (path.endsWith('#typing')) await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard(letter)
  cleanup()
  return router.state.location.pathname
}

test('P opens purchases and Y opens payments from any page of the console', async () => {
  expect(await pressOn('/clients', 'p')).toBe('/purchases')
  expect(await pressOn('/purchases', 'y')).toBe('/payments')
})

test('pages with their own use for these letters keep them', async () => {
  expect(await pressOn('/bid-manager/win', 'p')).toBe('/bid-manager/win')
  expect(await pressOn('/negotiations', 'y')).toBe('/negotiations')
  expect(await pressOn('/cost-tables', 'p')).toBe('/cost-tables')
  expect(await pressOn('/car-auctions/5427', 'p')).toBe('/car-auctions/5427')
  expect(await pressOn('/car-auctions', 'p')).toBe('/purchases')
})

test('the keys are plain letters while typing, and do nothing for staff who see no clients', async () => {
  expect(await pressOn('/clients#typing', 'p')).toBe('/clients')
  expect(await pressOn('/translations', 'p', false)).toBe('/translations')
})
