import { useAppSelector } from '@seriba/api/hooks'
import { selectCaughtUp, selectLostSince } from '@seriba/api/notifications-slice'
import { selectExpired } from '@seriba/api/session-slice'
import { AppShell } from '@seriba/ui/AppShell'
import { PageHeadProvider } from '@seriba/ui/PageHead'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { SessionEffects } from '../session/SessionEffects.tsx'
import { useActor, useSession } from '../session/use-session.ts'
import { Win } from '../win/Win.tsx'
import { AppRail } from './AppRail.tsx'
import { Header } from './Header.tsx'
import { useRail } from './use-rail.ts'

/**
 * Menu, header and page of a logged-in user or visitor, and what may appear above them. Empty while it is not known
 * who the user is.
 */
export function AppLayout() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const actor = useActor()
  const [collapsed, toggleRail] = useRail()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [drawerWanted, setDrawerWanted] = useState(false)
  const openDrawer = useCallback(() => {
    setDrawerWanted(true)
    setDrawerOpen(true)
  }, [])
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  if (!actor) return null

  return (
    <PageHeadProvider>
      <AppShell
        skipLabel={t('skipToContent')}
        railCollapsed={collapsed}
        rail={<AppRail actor={actor} collapsed={collapsed} />}
        topBar={
          <>
            <Header
              user={profile?.detail}
              collapsed={collapsed}
              onCollapse={toggleRail}
              onOpenMenu={openDrawer}
            />
            <ConnectionNews />
          </>
        }
      >
        <Outlet />
      </AppShell>
      <Suspense>
        {drawerWanted && <Drawer profile={profile} actor={actor} isOpen={drawerOpen} onClose={closeDrawer} />}
      </Suspense>
      <Leaving onLeave={closeDrawer} />
      {profile && (
        <>
          <SessionEffects profile={profile} />
          <SessionNews />
          <Win roleId={profile.detail.roleId} />
        </>
      )}
      <Suspense>
        <Toasts actor={actor} />
      </Suspense>
    </PageHeadProvider>
  )
}

/** Loaded after the first page: their region exists before anything is announced in it. */
const Toasts = lazy(() => import('../toasts/Toasts.tsx').then((module) => ({ default: module.Toasts })))

/** The menu of narrow windows, loaded when it is first opened. */
const Drawer = lazy(() => import('./Drawer.tsx').then((module) => ({ default: module.Drawer })))

const SessionExpiredDialog = lazy(() =>
  import('../session/SessionExpiredDialog.tsx').then((module) => ({ default: module.SessionExpiredDialog })),
)

function SessionNews() {
  const expired = useAppSelector(selectExpired)
  return (
    expired && (
      <Suspense>
        <SessionExpiredDialog />
      </Suspense>
    )
  )
}

/** Loaded after the first page, so that it is there when the connection is not. */
const ConnectionBanner = lazy(() =>
  import('./ConnectionBanner.tsx').then((module) => ({ default: module.ConnectionBanner })),
)

function ConnectionNews() {
  const since = useAppSelector(selectLostSince)
  const caughtUp = useAppSelector(selectCaughtUp)
  return (
    (since !== null || caughtUp !== null) && (
      <Suspense>
        <ConnectionBanner />
      </Suspense>
    )
  )
}

/** Any navigation closes what was opened here. Separate, so that a search does not render the whole frame again. */
function Leaving({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation()
  useEffect(() => onLeave, [key, onLeave])
  return null
}
