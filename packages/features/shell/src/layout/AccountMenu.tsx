import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { Avatar } from '@seriba/ui/Avatar'
import { Button } from '@seriba/ui/Button'
import { Menu } from '@seriba/ui/Menu'
import { ChevronDown, LogOut, User, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { profilePath } from '../guards/paths.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import styles from './Header.module.css'

export function AccountMenu({ user }: { user: UserDetail }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu
      label={t('account.menu')}
      trigger={
        <Button variant="ghost" size="sm" endIcon={ChevronDown}>
          <Avatar name={user.fullName} />
          <span className={styles.userName}>{user.fullName}</span>
        </Button>
      }
      sections={[
        {
          id: 'account',
          items: [
            { id: 'profile', label: t('menu.profile'), icon: User },
            ...(isManager(user) ? [] : [{ id: 'balance', label: t('pages.balance.heading'), icon: Wallet }]),
            { id: 'logout', label: t('account.logout'), icon: LogOut },
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'logout') return void signOut()
        void navigate(id === 'balance' ? '/balance' : profilePath)
      }}
    />
  )
}
