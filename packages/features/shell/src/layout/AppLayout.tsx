import { PageHeadProvider } from '@seriba/ui/PageHead'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { SessionEffects } from '../session/SessionEffects.tsx'
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx'
import { useActor, useSession } from '../session/use-session.ts'
import { ToastRegion } from '../toasts/ToastRegion.tsx'
import { AuctionWon } from '../win/AuctionWon.tsx'
import styles from './AppLayout.module.css'
import { ConnectionLost } from './ConnectionLost.tsx'
import { Drawer } from './Drawer.tsx'
import { Header } from './Header.tsx'
import { Rail } from './Rail.tsx'
import { useHeaderHidden } from './use-header-hidden.ts'
import { useRail } from './use-rail.ts'

/** Menu, header and page of a signed-in user, and what may appear above them. Nothing without a session. */
export function AppLayout() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const actor = useActor()
  const [collapsed, toggleRail] = useRail()
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const headerHidden = useHeaderHidden()
  const { key } = useLocation()
  if (!profile || !actor) return null

  return (
    <PageHeadProvider>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <div
        className={styles.app}
        data-rail={collapsed ? 'collapsed' : 'open'}
        data-header={headerHidden ? 'hidden' : 'shown'}
      >
        <Rail actor={actor} collapsed={collapsed} />
        <div className={styles.page}>
          <Header
            user={profile.detail}
            hidden={headerHidden}
            collapsed={collapsed}
            onCollapse={toggleRail}
            onOpenMenu={() => setDrawerAt(key)}
          />
          <ConnectionLost />
          <main id="content" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
        </div>
      </div>
      <Drawer profile={profile} actor={actor} isOpen={drawerAt === key} onClose={() => setDrawerAt(null)} />
      <SessionEffects profile={profile} />
      <SessionExpiredDialog />
      <AuctionWon roleId={profile.detail.roleId} />
      <ToastRegion />
    </PageHeadProvider>
  )
}
