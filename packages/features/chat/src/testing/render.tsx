import { createTestStore } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'

/** A chat of the real app over a server that answers from a table. */
export async function show(
  element: ReactElement,
  answers: Record<string, unknown>,
  language: Language = 'en',
) {
  const world = createTestStore(answers)
  const i18n = await createI18n(language, messages)
  const view = render(
    <Provider store={world.store}>
      <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
    </Provider>,
  )
  return {
    ...world,
    ...view,
    user: userEvent.setup(),
  }
}
