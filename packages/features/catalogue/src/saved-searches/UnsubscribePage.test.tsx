import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { UnsubscribePage } from './UnsubscribePage.tsx'

afterEach(cleanup)

async function follow(answer: () => unknown) {
  const { store, sent } = createTestStore({ 'POST /user/unsubscribe': answer })
  const router = createMemoryRouter([{ path: '/unsubscribe/:token', Component: UnsubscribePage }], {
    initialEntries: ['/unsubscribe/7-abc'],
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return () => sent('POST /user/unsubscribe')
}
test('the link in an email stops the daily email immediately and confirms it', async () => {
  const sent = await follow(() => ({ success: true }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Daily email stopped')
  expect(sent()).toEqual([{ token: '7-abc' }])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/car-auctions')
})

test('an incomplete or invalid link is reported and not retried', async () => {
  await follow(() => refused(404, 'not_found'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a failed request can be retried', async () => {
  let broken = true
  await follow(() => (broken ? refused(500, 'internal') : { success: true }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Daily email stopped')
})
