import type { UserProfile } from '@seriba/contracts/user'
import { type Actor, isBuyer } from '@seriba/domain/access/actor'
import { formatBalance } from '@seriba/domain/format/number'
import { Avatar } from '@seriba/ui/Avatar'
import { RailDrawer } from '@seriba/ui/Rail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profilePath } from '../guards/paths.ts'
import { Bell } from '../notifications/Bell.tsx'
import { CompanyLogo } from '../site/CompanyLogo.tsx'
import { useSite } from '../site/use-site.ts'
import { CompanyLinks } from './CompanyLinks.tsx'
import styles from './Drawer.module.css'
import { DrawerChoices } from './DrawerChoices.tsx'
import { Navigation } from './Navigation.tsx'

type DrawerProps = { profile: UserProfile | undefined; actor: Actor; isOpen: boolean; onClose: () => void }

/** The menu of narrow windows, with everything that the header contains on wide ones. */
export function Drawer({ profile, actor, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation('shell')
  const site = useSite()
  return (
    <RailDrawer
      label={t('menu.label')}
      closeLabel={t('menu.close')}
      isOpen={isOpen}
      onClose={onClose}
      brand={<CompanyLogo height={22} />}
      head={profile && <User {...profile} onNavigate={onClose} />}
      foot={<DrawerChoices signedIn={profile !== undefined} />}
    >
      <Navigation actor={actor} onNavigate={onClose} />
      <div className={styles.links}>
        <CompanyLinks links={[...site.headerLinks, ...site.sidebarLinks]} />
      </div>
    </RailDrawer>
  )
}

type UserProps = UserProfile & { onNavigate: () => void }

const User = ({ detail, balanceInfo, onNavigate }: UserProps) => (
  <div className={styles.user}>
    <Link to={profilePath} className={styles.profile} onClick={onNavigate}>
      <Avatar name={detail.fullName} className={styles.face} />
      <span className={styles.names}>
        <b>{detail.fullName}</b>
        <span className="num">
          {detail.userId}
          {isBuyer(detail) && `, ${formatBalance(balanceInfo.balance)}`}
        </span>
      </span>
    </Link>
    <Bell viewer={detail} />
  </div>
)
