import { createTestStore } from '@seriba/api/testing'
import type { TranslationTask } from '@seriba/contracts/translations'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TranslationsPage } from '../page/TranslationsPage.tsx'
import { anIndex } from './a-task.ts'

type Tasks = TranslationTask[] | (() => unknown)
export type Given = { at?: string; answer?: unknown; file?: unknown; draft?: unknown; more?: object }

/** The desk with these requests; answered ones are left out. */
export async function openRequests(
  tasks: Tasks,
  { at = '/translations', answer, file, draft, more }: Given = {},
) {
  let waiting: Tasks = tasks
  const world = createTestStore({
    'GET /car-auction/translations-index': () =>
      typeof waiting === 'function' ? waiting() : anIndex(waiting),
    'POST /car-auction/translations-answer': async (request: Request) => {
      const { carId } = await request.clone().json()
      if (!answer && Array.isArray(waiting)) waiting = waiting.filter((task) => task.carId !== carId)
      return answer ?? { success: true }
    },
    'POST /car-auction/translations-file': file,
    'POST /car-auction/translations-save-draft': draft ?? { version: 1 },
    ...more,
  })
  const router = createMemoryRouter(
    [
      { path: '/translations', element: <TranslationsPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  const page = render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, page, router, user: userEvent.setup() }
}
