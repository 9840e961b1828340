import '@testing-library/jest-dom/vitest'
import {
  caughtUpWith,
  connectionChanged,
  keptAnswerShown,
  serverAnswered,
} from '@seriba/api/notifications-slice'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectionBanner } from './ConnectionBanner.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open() {
  const store = makeStore()
  const i18n = await createI18n('en', messages)
  vi.useFakeTimers({ now: new Date('2026-11-24T00:58:00Z') })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ConnectionBanner />
      </I18nextProvider>
    </Provider>,
  )
  return (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action)
    })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const status = () => screen.getByRole('status')

test('a short interruption is not mentioned; a longer one shows since when', async () => {
  const happens = await open()
  happens(connectionChanged('lost'))
  pass(4000)
  expect(status()).toBeEmptyDOMElement()
  pass(1000)
  expect(status()).toHaveTextContent('No connection since 9:58. Shown as it was.')
})

test('a restored connection briefly shows how much was missed', async () => {
  const happens = await open()
  happens(connectionChanged('lost'))
  pass(6000)
  happens(connectionChanged('open'), caughtUpWith(4))
  expect(status()).toHaveTextContent('Connected. 4 changes while you were away.')
  pass(4000)
  expect(status()).toBeEmptyDOMElement()
})

test('the first connection of a visit reports nothing missed', async () => {
  const happens = await open()
  happens(connectionChanged('open'), caughtUpWith(7))
  expect(status()).toBeEmptyDOMElement()
})

test('a page shown from the device’s cache is as old as its oldest answer', async () => {
  const happens = await open()
  happens(
    keptAnswerShown(Date.parse('2026-11-24T00:30:00Z')),
    keptAnswerShown(Date.parse('2026-11-24T00:12:00Z')),
  )
  pass(0)
  expect(status()).toHaveTextContent('No connection since 9:12.')
  happens(serverAnswered())
  expect(status()).toBeEmptyDOMElement()
})
