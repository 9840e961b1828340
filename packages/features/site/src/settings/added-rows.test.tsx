import '@seriba/testing/setup'
import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { BidTypesPage } from '../tables/BidTypesPage.tsx'
import { someBidTypes } from '../testing/halls.ts'
import { openCompany } from '../testing/open-company.tsx'

test.each(['Add a bullet', 'Add a link'])(
  '“%s” moves the focus to the first field of the new row',
  async (button) => {
    const { user } = await openCompany()
    await user.click(await screen.findByRole('button', { name: button }))
    await user.keyboard('Fresh')
    const field = screen.getByDisplayValue('Fresh')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleName(/English$/)
  },
)

test.each([true, false])('a new bid type can be named immediately, on a wide screen %s', async (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  const { store } = createTestStore({ 'GET /site/bid-types': someBidTypes })
  const router = createMemoryRouter([{ path: '/', element: <BidTypesPage /> }])
  const { user } = await renderInApp(<RouterProvider router={router} />, { store })
  await user.click(await screen.findByRole('button', { name: 'Add type' }))
  await user.keyboard('Half cut, no engine')
  expect(screen.getByDisplayValue('Half cut, no engine')).toHaveFocus()
  vi.unstubAllGlobals()
})

test.each([
  ['/company/halls', '/company'],
  ['/company/terms', '/company/terms'],
])('settings input is not lost on the way to %s', async (path, then) => {
  const { router, retype } = await openCompany()
  await retype('Company name', 'Vostok Auto Japan')
  await act(() => router.navigate(path))
  expect(router.state.location.pathname).toBe(then)
})
