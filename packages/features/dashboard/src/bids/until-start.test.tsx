import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { UntilStart } from './UntilStart.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['of today', '2026-11-27T06:13:00Z', '15:13 in 2 h 13 min'],
  ['on another day', '2026-11-28T01:44:00Z', '11.28 10:44 in 21 h'],
])('a lot %s shows how far off it is, with minutes only on its own day', async (_, at, shown) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T04:00:00Z'), toFake: ['Date'] })
  const { container } = render(
    <Provider store={createTestStore({}).store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <UntilStart at={at} />
      </I18nextProvider>
    </Provider>,
  )
  expect(container).toHaveTextContent(shown)
})
