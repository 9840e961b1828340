import { AppShell } from '@seriba/ui/AppShell'
import { PageHeadProvider } from '@seriba/ui/PageHead'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../app/app-context.ts'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { rememberedActor } from '../session/remembered-actor.ts'
import { AppRail } from './AppRail.tsx'
import { Header } from './Header.tsx'
import { useRail } from './use-rail.ts'

const nothing = () => undefined

/** Menu and header as in the last session, while the session is looked up. */
export function FrameLoading() {
  const { t } = useTranslation('shell')
  const { side } = useApp()
  const [actor] = useState(() => rememberedActor(side))
  const [collapsed, toggleRail] = useRail()
  if (!actor) return <RouteLoading />
  return (
    <PageHeadProvider>
      <AppShell
        skipLabel={t('skipToContent')}
        railCollapsed={collapsed}
        rail={<AppRail actor={actor} collapsed={collapsed} />}
        topBar={
          <Header
            waiting
            user={undefined}
            collapsed={collapsed}
            onCollapse={toggleRail}
            onOpenMenu={nothing}
          />
        }
      >
        <RouteLoading />
      </AppShell>
    </PageHeadProvider>
  )
}
