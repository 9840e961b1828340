import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { ImageReload } from '@seriba/contracts/image-reloads'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { ImageReloadButton } from './ImageReloadButton.tsx'

afterEach(cleanup)

async function open(answer: unknown = { success: true }, reload?: ImageReload) {
  const world = createTestStore({ 'POST /car-auction/reload-images': answer })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <ImageReloadButton lot={carLot()} reload={reload} />
      </I18nextProvider>
    </Provider>,
  )
  return { user: userEvent.setup(), sent: () => world.sent('POST /car-auction/reload-images') }
}

const button = (name: string) => screen.findByRole('button', { name })
const start = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await button('Reload incorrect image'))

test('nothing is sent before confirmation', async () => {
  const { user, sent } = await open()
  await start(user)
  await user.click(await button('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
})

test('a sent request is confirmed', async () => {
  const { user, sent } = await open()
  await start(user)
  await user.click(await button('Send'))
  expect(await screen.findByRole('alertdialog', { name: 'Request sent' })).toBeVisible()
  expect(sent()).toEqual([{ carId: carLot().carCommonDetail.id }])
  await user.click(await button('Close'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a failed request can be repeated', async () => {
  let tries = 0
  const { user } = await open(() => (++tries === 1 ? refused(500, 'internal') : { success: true }))
  await start(user)
  await user.click(await button('Send'))
  expect(await screen.findByRole('alertdialog', { name: 'Request failed' })).toHaveTextContent(
    'There has been an issue with sending your request. Please try again later',
  )
  await user.click(await button('Repeat'))
  expect(await screen.findByRole('alertdialog', { name: 'Request sent' })).toBeVisible()
  await user.click(await button('Close'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reload incorrect image' })).toHaveFocus())
})

test('no second request can be sent while one is open', async () => {
  const { user, sent } = await open(undefined, { askedAt: '2026-11-24T01:00:00.000Z', state: 'open' })
  expect(screen.getByRole('status')).toHaveTextContent(/10:00, in progress/)
  await start(user)
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(sent()).toEqual([])
})
