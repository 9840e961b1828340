import { createTestStore } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { DashboardPage } from '../page/DashboardPage.tsx'
import { ManagerBoard } from '../page/ManagerBoard.tsx'

/** The dashboard with a server that answers with a board; the requests are recorded. */
export async function openDashboard(
  answer: unknown,
  language: Language = 'en',
  more: Record<string, unknown> = {},
) {
  const asked: string[] = []
  const { store } = createTestStore({
    ...more,
    'GET /user/dashboard': (request: Request) => {
      asked.push(new URL(request.url).search)
      return typeof answer === 'function' ? answer() : answer
    },
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <MemoryRouter>
          <PageHeadProvider>
            <PageHeadSlot />
            <DashboardPage StaffBoard={ManagerBoard} />
          </PageHeadProvider>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  return asked
}
