import { applyTheme } from '@seriba/api/theme-choice'
import { createI18n, initialLanguage, type Messages } from '@seriba/i18n'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { cacheInlineSite, removeWrittenMeta } from '../site/inline-site.ts'
import { watchPageErrors } from './page-errors.ts'
import { rootElement } from './root-element.ts'

type ViewerOptions = { phrases: Messages; children: ReactNode }

/** Starts the page of a shared lot: no session, no socket, no router, no store. */
export async function startViewer({ phrases, children }: ViewerOptions) {
  watchPageErrors()
  const language = initialLanguage()
  applyTheme()
  cacheInlineSite(((answered: () => void) => answered()) as never, language)
  const i18n = await createI18n(language, phrases)
  removeWrittenMeta()
  createRoot(rootElement()).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StrictMode>,
  )
}
