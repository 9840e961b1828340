import type { SiteConfig } from '@seriba/contracts/site'
import { Icon } from '@seriba/ui/Icon'
import { ChartLine, Gavel, Languages, Ship } from 'lucide-react'
import { GuestContacts } from './GuestContacts.tsx'
import styles from './SidePanel.module.css'

/** In the order of the points a company names: finding, judging, understanding, receiving. */
const icons = [Gavel, ChartLine, Languages, Ship]

type SidePanelProps = { panel: SiteConfig['panel']; /** The staff's, without the company's colour. */ ink: boolean }

export function SidePanel({ panel, ink }: SidePanelProps) {
  return (
    <aside
      className={styles.panel}
      data-ink={ink || undefined}
      style={{ '--company-color': panel.color } as React.CSSProperties}
    >
      <span className={styles.sign} aria-hidden>
        競
      </span>
      <h2 className={styles.headline}>{panel.headline}</h2>
      <ul className={styles.points}>
        {panel.points.map(({ title, description }, index) => (
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
        {panel.poweredBy && <span>{panel.poweredBy}</span>}
      </footer>
    </aside>
  )
}
