import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { AuctionSheet } from './AuctionSheet.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const name = 'Auction sheet of lot 41207, USS Tokyo'

async function open() {
  const { store } = createTestStore({})
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <AuctionSheet lot={carLot()} />
      </I18nextProvider>
    </Provider>,
  )
  return userEvent.setup()
}

test('a sheet that fails to load says so and can be retried', async () => {
  const user = await open()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(screen.getByAltText(name))
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the auction sheet')
  expect(screen.queryByAltText(name)).toBeNull()
  expect(screen.queryByRole('button', { name: /Zoom/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByAltText(name)).toHaveAttribute('src', '/art/sheet.png')
})

test('a sheet that fails to load in full screen says so and can be retried', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Zoom: Auction sheet' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.error(dialog.getByAltText(name))
  expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t load the auction sheet')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(dialog.getByAltText(name)).toBeInTheDocument()
})
