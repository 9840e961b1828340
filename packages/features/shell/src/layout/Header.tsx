import type { UserDetail } from '@seriba/contracts/user'
import { IconButton } from '@seriba/ui/IconButton'
import { PageHeadSlot } from '@seriba/ui/PageHead'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLanguageMenu } from '../language/LanguageMenu.tsx'
import { usePage } from '../pages/use-page.ts'
import { useSite } from '../site/use-site.ts'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import styles from './Header.module.css'

type HeaderProps = {
  user: UserDetail
  hidden: boolean
  collapsed: boolean
  onCollapse: () => void
  onOpenMenu: () => void
}

/** A page may put its own title, count and search into the slot; else the title stands there alone. */
export function Header({ user, hidden, collapsed, onCollapse, onOpenMenu }: HeaderProps) {
  const { t } = useTranslation('shell')
  const site = useSite()
  const page = usePage()
  return (
    <header className={styles.header} data-hidden={hidden || undefined}>
      <IconButton
        icon={PanelLeft}
        size="sm"
        className={styles.collapse}
        label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
        onClick={onCollapse}
      />
      <IconButton
        icon={MenuIcon}
        size="touch"
        tooltip={false}
        className={styles.open}
        label={t('menu.open')}
        onClick={onOpenMenu}
      />
      <PageHeadSlot className={styles.slot} />
      {page && <h1 className={styles.title}>{t(`pages.${page}.heading`)}</h1>}
      <div className={styles.tools}>
        <ExternalLinks links={site.headerLinks} className={styles.link} />
        {site.headerLinks.length > 0 && <span className={styles.line} />}
        <AppLanguageMenu short />
        <ThemeToggle />
        <AccountMenu user={user} />
      </div>
    </header>
  )
}
