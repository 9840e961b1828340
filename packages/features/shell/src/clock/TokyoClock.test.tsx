import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TokyoClock } from './TokyoClock.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T15:12:08.400Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['America/New_York', 'Asia/Vladivostok', 'UTC'])(
  'the clock shows the time in Japan when the viewer is in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const i18n = await createI18n('en', messages)
    render(
      <I18nextProvider i18n={i18n}>
        <TokyoClock />
      </I18nextProvider>,
    )
    const clock = screen.getByRole('group', { name: 'Date and time in Japan' })
    expect(clock).toHaveTextContent('Tokyo0:12:082026.11.25 Wed, UTC+9')

    act(() => void vi.advanceTimersByTime(600))
    expect(clock).toHaveTextContent('0:12:09')
  },
)
