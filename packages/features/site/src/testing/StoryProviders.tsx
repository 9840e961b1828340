import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'

const i18n = await createI18n('en', messages)

type Store = ReturnType<typeof makeStore>
type StoryWorldProps = {
  /** Route of the page, such as `/company/:page?`; any unless it is said otherwise. */
  route?: string
  at: string
  /** Puts in what a server would have said. */
  answers: (store: Store) => void
  children: ReactNode
}

/** What the story of a page needs around it: answers, a language and an address. */
export function StoryProviders({ route = '*', at, answers, children }: StoryWorldProps) {
  const [store] = useState(() => {
    const made = makeStore()
    answers(made)
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: route, element: children }], { initialEntries: [at] }),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}
