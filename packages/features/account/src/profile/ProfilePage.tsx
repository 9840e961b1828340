import { useSignOutMutation } from '@seriba/api/auth'
import { useViewProfileQuery } from '@seriba/api/user'
import { isBuyer } from '@seriba/domain/access/actor'
import { roleName } from '@seriba/domain/access/roles'
import { formatBalance } from '@seriba/domain/format/number'
import { formatPhone } from '@seriba/domain/format/phone'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Facts } from './Facts.tsx'
import styles from './ProfilePage.module.css'

/** Who is signed in, and for buyers what they may bid. */
export function ProfilePage() {
  const { t } = useTranslation(['account', 'common', 'roles'])
  const { data: profile, isError, isFetching, refetch } = useViewProfileQuery()
  const [signOut, { isLoading }] = useSignOutMutation()

  if (!profile && isError)
    return (
      <ErrorState
        title={t('common:failed.title')}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!profile) return <Skeleton height={320} className={styles.page} />

  const { detail, balanceInfo } = profile
  const role = roleName(detail.roleId)
  return (
    <div className={styles.page}>
      <Facts
        title={t('account:profile.personal')}
        facts={[
          [t('account:profile.name'), detail.fullName],
          [t('account:profile.email'), detail.email],
          [t('account:profile.role'), role ? t(`roles:${role}`) : detail.userLevel],
          [t('account:profile.company'), detail.company || '––'],
          [t('account:profile.mobile'), formatPhone(detail.mobile)],
          [t('account:profile.city'), detail.city || '-'],
        ]}
      />
      {isBuyer(detail) && (
        <Facts
          figures
          title={t('account:profile.balance')}
          facts={[
            [t('account:profile.balanceNow'), formatBalance(balanceInfo.balance)],
            [t('account:profile.creditLimit'), formatBalance(balanceInfo.creditLimit)],
            [t('account:profile.available'), formatBalance(balanceInfo.bidAllow)],
            [t('account:profile.activeBids'), formatBalance(balanceInfo.activeBids)],
            [t('account:profile.activeBidsCount'), String(balanceInfo.activeBidsCount)],
          ]}
        />
      )}
      <div>
        <Button icon={LogOut} busy={isLoading} onClick={() => void signOut()}>
          {t('account:profile.signOut')}
        </Button>
      </div>
    </div>
  )
}
