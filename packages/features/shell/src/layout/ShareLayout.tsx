import { browserPage } from '@seriba/api/browser-page'
import { storeLanguage } from '@seriba/i18n'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { ErrorBoundary } from '../pages/ErrorBoundary.tsx'
import { PageMeta } from '../pages/PageMeta.tsx'
import { CompanyLogo } from '../site/CompanyLogo.tsx'
import styles from './ShareLayout.module.css'

/** A shared lot's name and the language; the reader has no account here. */
export function ShareLayout({ children }: { children: ReactNode }) {
  return (
    <PageHeadProvider>
      <PageMeta page="sharedLot" />
      <header className={styles.header}>
        <span>
          <CompanyLogo markOnly height={22} />
        </span>
        <span>
          <CompanyLogo height={22} />
        </span>
        <PageHeadSlot className={styles.name} />
        <LanguageMenu
          short
          onChange={(language) => {
            storeLanguage(language)
            browserPage.reload()
          }}
        />
      </header>
      <main className={styles.main}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
    </PageHeadProvider>
  )
}
