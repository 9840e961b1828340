import { isManager } from '@seriba/domain/access/actor'
import { LinkButton } from '@seriba/ui/Button'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { signInPath } from '../guards/paths.ts'
import { AppLanguageMenu } from '../language/AppLanguageMenu.tsx'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { useSession } from '../session/use-session.ts'
import { CompanyLogo } from '../site/CompanyLogo.tsx'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { AppLayout } from './AppLayout.tsx'
import styles from './ShareLayout.module.css'

/** Public pages: with the menu for those who are logged in here, without it for the rest. */
export function PublicLayout() {
  const { profile, known } = useSession()
  const { side } = useApp()
  if (!known) return <RouteLoading />
  const atHome = profile && (isManager(profile.detail) ? 'manager' : 'client') === side
  return atHome ? <AppLayout /> : <Reading canSignIn={!profile} />
}

function Reading({ canSignIn }: { canSignIn: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <PageHeadProvider>
      <header className={styles.header}>
        <CompanyLogo />
        <PageHeadSlot className={`${styles.name} ${styles.reading}`} />
        <AppLanguageMenu short />
        <ThemeToggle />
        {canSignIn && (
          <LinkButton size="sm" render={(props) => <Link {...props} to={signInPath} />}>
            {t('pages.signIn.heading')}
          </LinkButton>
        )}
      </header>
      <main>
        <Outlet />
      </main>
    </PageHeadProvider>
  )
}
