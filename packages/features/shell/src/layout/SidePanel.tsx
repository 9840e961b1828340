import type { SiteConfig } from '@seriba/contracts/site'
import { panelBackground } from '@seriba/domain/site/panel-color'
import { Icon } from '@seriba/ui/Icon'
import { ChartLine, Gavel, Languages, type LucideIcon, Ship } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { GuestContacts } from './GuestContacts.tsx'
import styles from './SidePanel.module.css'

/** Decoration: most first pages do not have it. */
const RingSign = lazy(() => import('./RingSign.tsx').then((module) => ({ default: module.RingSign })))

/** In the order of the points that a company lists: finding, judging, understanding, receiving. */
const pointIcons: readonly LucideIcon[] = [Gavel, ChartLine, Languages, Ship]

type SidePanelProps = {
  panel: SiteConfig['panel']
  /** The staff panel does not use the company's color. */
  ink: boolean
  icons?: readonly LucideIcon[]
}

export function SidePanel({ panel, ink, icons = pointIcons }: SidePanelProps) {
  const { headline, points, color, poweredBy } = panel
  return (
    <aside
      className={styles.panel}
      data-ink={ink || undefined}
      style={ink ? undefined : { background: panelBackground(color) }}
    >
      <Suspense>
        <RingSign className={styles.sign} />
      </Suspense>
      <h2 className={styles.headline}>{headline}</h2>
      <ul className={styles.points}>
        {points.map(({ title, description }, index) => (
          <li key={title}>
            <Icon icon={icons[index % icons.length] ?? Gavel} size={20} />
            <div>
              <b>{title}</b>
              {description}
            </div>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <GuestContacts panel={panel} className={styles.contacts} />
        {poweredBy && <span>{poweredBy}</span>}
      </footer>
    </aside>
  )
}
