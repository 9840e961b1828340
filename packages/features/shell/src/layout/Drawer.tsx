import type { UserProfile } from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { formatBalance } from '@seriba/domain/format/number'
import { languageNames, languages } from '@seriba/i18n'
import { Avatar } from '@seriba/ui/Avatar'
import { Button } from '@seriba/ui/Button'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Sheet } from '@seriba/ui/Sheet'
import { LogOut, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TokyoClock } from '../clock/TokyoClock.tsx'
import { useChangeLanguage } from '../language/use-change-language.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useSite } from '../site/use-site.ts'
import { useTheme } from '../theme/use-theme.ts'
import styles from './Drawer.module.css'
import { ExternalLinks } from './ExternalLinks.tsx'
import { Navigation } from './Navigation.tsx'

type DrawerProps = { profile: UserProfile; actor: Actor; isOpen: boolean; onClose: () => void }

/** The menu of narrow windows, with all that the header holds on wide ones. */
export function Drawer({ profile, actor, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation('shell')
  const site = useSite()
  const { detail, balanceInfo } = profile
  return (
    <Sheet side="left" title={site.brand} closeLabel={t('menu.close')} isOpen={isOpen} onClose={onClose}>
      <div className={styles.drawer} data-drawer>
        <p className={styles.user}>
          <Avatar name={detail.fullName} />
          <span className={styles.names}>
            <b>{detail.fullName}</b>
            <span className="num">
              {detail.userId}, {formatBalance(balanceInfo.balance)}
            </span>
          </span>
        </p>
        <Navigation actor={actor} onNavigate={onClose} />
        <div className={styles.foot}>
          <ExternalLinks
            links={[...site.headerLinks, ...site.sidebarLinks]}
            className={styles.link}
          />
          <Choices />
          <TokyoClock />
        </div>
      </div>
    </Sheet>
  )
}

function Choices() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  return (
    <div className={styles.choices}>
      <SegmentedControl
        size="touch"
        label={t('language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <SegmentedControl
        size="touch"
        label={t('theme.label')}
        options={[
          { value: 'light', label: t('theme.light'), icon: Sun },
          { value: 'dark', label: t('theme.dark'), icon: Moon },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <Button variant="ghost" size="touch" icon={LogOut} onClick={() => void signOut()}>
        {t('account.logout')}
      </Button>
    </div>
  )
}
