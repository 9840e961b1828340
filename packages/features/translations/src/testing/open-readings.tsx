import { createTestStore } from '@seriba/api/testing'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TranslationsPage } from '../page/TranslationsPage.tsx'
import { aReadingTask } from './a-reading-task.ts'
import { anIndex, aTask } from './a-task.ts'

type Given = { readings?: ReadingTask[]; checked?: ReadingTask[]; answers?: Record<string, unknown> }

/** The desk with a server that stores what is to be checked. */
export async function openDesk(at: string, { readings, checked = [], answers = {} }: Given = {}) {
  let left = readings ?? [aReadingTask(30518), aReadingTask(1042)]
  const world = createTestStore({
    'GET /car-auction/translations-index': { ...anIndex([aTask(30518, 0.4)]), byReader: true },
    'GET /car-auction/sheet-readings': (request: Request) => ({
      readings: request.url.includes('status=checked') ? checked : left,
      counts: { unchecked: left.length, checked: 0, asked: 0 },
      month: { calls: 214, inputTokens: 1, outputTokens: 1, cost: 312 },
    }),
    'POST /car-auction/sheet-reading-check': () => {
      left = left.slice(1)
      return { success: true }
    },
    'POST /car-auction/sheet-reading-drop': () => {
      left = left.slice(1)
      return { success: true }
    },
    ...answers,
    'POST /car-auction/translations-draft': { text_en: 'Grade 4.5', text_ru: 'Оценка 4.5', checked: false },
  })
  const router = createMemoryRouter([{ path: '/translations', element: <TranslationsPage /> }], {
    initialEntries: [at],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, router, user: userEvent.setup(), show: (next: ReadingTask[]) => (left = next) }
}

/** The form for corrections beside the sheet. */
export const readingForm = async () => within(await screen.findByRole('form', { name: 'Reading' }))
