import type { Actor } from '@seriba/domain/access/actor'
import { Rail } from '@seriba/ui/Rail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { TokyoClock } from '../clock/TokyoClock.tsx'
import { CompanyLogo } from '../site/CompanyLogo.tsx'
import { useSite } from '../site/use-site.ts'
import { CompanyLinks } from './CompanyLinks.tsx'
import { Navigation } from './Navigation.tsx'

/** The menu of wide windows. */
export function AppRail({ actor, collapsed }: { actor: Actor; collapsed: boolean }) {
  const { t } = useTranslation('shell')
  const { home } = useApp()
  const site = useSite()
  return (
    <Rail
      label={t('menu.label')}
      collapsed={collapsed}
      brand={
        <Link to={home} aria-label={t('home', { company: site.brand })}>
          <CompanyLogo markOnly={collapsed} />
        </Link>
      }
      foot={
        <>
          <CompanyLinks links={site.sidebarLinks} />
          <TokyoClock />
        </>
      }
    >
      <Navigation actor={actor} />
    </Rail>
  )
}
