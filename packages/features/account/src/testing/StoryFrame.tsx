import { siteApi } from '@seriba/api/site'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { site } from './site.ts'

const i18n = await createI18n('en', phrases)

/** What a story needs around it: a company, a language and an address. */
export function StoryFrame({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(siteApi.util.upsertQueryData('siteConfig', { language: 'en' }, site))
    return made
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}
