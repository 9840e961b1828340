import type { Actor } from '@seriba/domain/access/actor'
import { Logo } from '@seriba/ui/Logo'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { TokyoClock } from '../clock/TokyoClock.tsx'
import { useSite } from '../site/use-site.ts'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Rail.module.css'

/** The menu of wide windows. */
export function Rail({ actor, collapsed }: { actor: Actor; collapsed: boolean }) {
  const { t } = useTranslation('shell')
  const { home } = useApp()
  const site = useSite()
  return (
    <aside className={styles.rail}>
      <Link to={home} className={styles.brand} aria-label={t('home', { company: site.brand })}>
        <Logo label={site.brand} markOnly={collapsed} />
      </Link>
      <Navigation actor={actor} />
      <div className={styles.foot}>
        {site.sidebarLinks.length > 0 && <ExternalLinks links={site.sidebarLinks} className={styles.link} />}
        <TokyoClock />
      </div>
    </aside>
  )
}
