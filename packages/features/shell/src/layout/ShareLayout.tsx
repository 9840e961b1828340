import { storeLanguage } from '@seriba/i18n'
import { Logo } from '@seriba/ui/Logo'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { Outlet } from 'react-router'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { useSite } from '../site/use-site.ts'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import styles from './ShareLayout.module.css'

/** A shared lot's name and the language; whoever looks has no account here. */
export function ShareLayout() {
  const { brand } = useSite()
  return (
    <PageHeadProvider>
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
        <Outlet />
      </main>
    </PageHeadProvider>
  )
}
