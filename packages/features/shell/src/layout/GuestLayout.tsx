import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { AppLanguageMenu } from '../language/AppLanguageMenu.tsx'
import { CompanyLogo } from '../site/CompanyLogo.tsx'
import { useSite } from '../site/use-site.ts'
import { GuestContacts } from './GuestContacts.tsx'
import styles from './GuestLayout.module.css'
import { SidePanel } from './SidePanel.tsx'

const FirstRunPanel = lazy(() => import('./FirstRunPanel.tsx').then((m) => ({ default: m.FirstRunPanel })))
const StaffPanel = lazy(() => import('./StaffPanel.tsx').then((m) => ({ default: m.StaffPanel })))

/** The form on the left, and what the company offers on the right. */
export function GuestLayout() {
  const { side } = useApp()
  const { panel } = useSite()
  const Panel = useLocation().pathname === '/first-run' ? FirstRunPanel : StaffPanel
  return (
    <div className={styles.guest}>
      <div className={styles.form}>
        <header className={styles.top}>
          <CompanyLogo height={24} />
          <AppLanguageMenu />
        </header>
        <main className={styles.main}>
          <Outlet />
        </main>
        <footer>
          <GuestContacts panel={panel} className={styles.contacts} />
        </footer>
      </div>
      {side === 'manager' ? (
        <Suspense fallback={<SidePanel panel={{ ...panel, headline: '', points: [] }} ink />}>
          <Panel panel={panel} />
        </Suspense>
      ) : (
        <SidePanel panel={panel} ink={false} />
      )}
    </div>
  )
}
