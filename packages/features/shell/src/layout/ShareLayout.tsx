import { storeLanguage } from '@seriba/i18n'
import { Logo } from '@seriba/ui/Logo'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { ErrorBoundary } from '../pages/ErrorBoundary.tsx'
import { PageMeta } from '../pages/PageMeta.tsx'
import { useSite } from '../site/use-site.ts'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import styles from './ShareLayout.module.css'

/** A shared lot's name and the language; whoever looks has no account here. */
export function ShareLayout({ children }: { children: ReactNode }) {
  const { brand } = useSite()
  return (
    <PageHeadProvider>
      <PageMeta page="sharedLot" />
      <header className={styles.header}>
        <Logo label={brand} markOnly height={22} />
        <PageHeadSlot className={styles.name} />
        <LanguageMenu
          onChange={(language) => {
            storeLanguage(language)
            location.reload()
          }}
        />
        <ThemeToggle />
      </header>
      <main className={styles.main}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
    </PageHeadProvider>
  )
}
