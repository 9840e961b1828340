import type { UserDetail } from '@seriba/contracts/user'
import { TopBar, TopBarSeparator, TopBarTitle } from '@seriba/ui/AppShell'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { PageHeadSlot } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { ArrowUpRight, Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AppLanguageMenu } from '../language/AppLanguageMenu.tsx'
import { Bell } from '../notifications/Bell.tsx'
import { usePage } from '../pages/use-page.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { LogInButton } from '../session/LogIn.tsx'
import { useSite } from '../site/use-site.ts'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import styles from './Header.module.css'

type HeaderProps = {
  /** Null for a visitor. */
  user: UserDetail | undefined
  /** It is not known yet who the user is. */
  waiting?: boolean
  collapsed: boolean
  onCollapse: () => void
  onOpenMenu: () => void
}

/** A page may put its own title, count and search into the slot; otherwise its title is there alone. */
export function Header({ user, waiting, collapsed, onCollapse, onOpenMenu }: HeaderProps) {
  const { t } = useTranslation('shell')
  return (
    <TopBar>
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
      <PageTitle />
      {user && <PaletteButton user={user} />}
      <ConnectionLost />
      <div className={styles.tools}>
        <HeaderLinks />
        <AppLanguageMenu short />
        <ThemeToggle />
      </div>
      {user && (
        <div className={styles.news}>
          <Bell viewer={user} />
        </div>
      )}
      <div className={styles.account}>
        {user ? (
          <AccountMenu user={user} />
        ) : waiting ? (
          <Skeleton width={96} height={12} />
        ) : (
          <LogInButton size="sm">{t('pages.signIn.heading')}</LogInButton>
        )}
      </div>
    </TopBar>
  )
}

/** Separate, like the title. */
function HeaderLinks() {
  const { headerLinks } = useSite()
  const { pathname } = useLocation()
  return (
    <>
      {headerLinks.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-current={href === pathname ? 'page' : undefined}
        >
          {label}
          <Icon icon={ArrowUpRight} size={12} />
        </a>
      ))}
      {headerLinks.length > 0 && <TopBarSeparator />}
    </>
  )
}

/** Separate: every search changes the address, and little of the header depends on it. */
function PageTitle() {
  const { t } = useTranslation('shell')
  const page = usePage()
  return page && <TopBarTitle className={styles.title}>{t(`pages.${page}.heading`)}</TopBarTitle>
}
