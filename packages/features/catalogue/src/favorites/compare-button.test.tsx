import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { CompareButton } from './CompareButton.tsx'

afterEach(cleanup)

test('Compare adds a lot to the most recent comparison', async () => {
  const router = createMemoryRouter(
    [
      { path: '/lot', element: <CompareButton pageType="car-auction" id="8841207" /> },
      { path: '*', element: 'The comparison' },
    ],
    { initialEntries: ['/lot'] },
  )
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('The comparison')).toBeVisible()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/compare?add=car-auction-8841207')
})
