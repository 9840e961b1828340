import { useSignOutMutation } from '@seriba/api/public/auth'
import { useAccountInfoQuery } from '@seriba/api/shared/user'
import type { UserProfile } from '@seriba/contracts/user'
import { isBuyer, isManager } from '@seriba/domain/access/actor'
import { roleName } from '@seriba/domain/access/roles'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { changePasswordPath } from '../guest/paths.ts'
import { Facts } from '../profile/Facts.tsx'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { TwoStepRows } from '../two-step/TwoStepRows.tsx'
import { Devices } from './Devices.tsx'

const PasskeyRows = lazy(() =>
  import('../passkeys/PasskeyRows.tsx').then((m) => ({ default: m.PasskeyRows })),
)
const OwnData = lazy(() => import('../papers/OwnData.tsx').then((module) => ({ default: module.OwnData })))
const OwnPapers = lazy(() =>
  import('../papers/OwnPapers.tsx').then((module) => ({ default: module.OwnPapers })),
)

/** What the company stores about an account, how to log in to it and where it is logged in. */
export function AccountPart({ profile: { detail, balanceInfo } }: { profile: UserProfile }) {
  const { t } = useTranslation(['account', 'roles', 'common'])
  const { data: account } = useAccountInfoQuery()
  const [signOut, { isLoading, isError }] = useSignOutMutation()
  const role = roleName(detail.roleId)
  const staff = isManager(detail)
  return (
    <>
      <Section
        title={t('account:profile.account')}
        text={t(staff ? 'account:account.staffText' : 'account:account.text')}
      >
        <Facts
          facts={[
            [
              t(staff ? 'account:account.staffId' : 'account:account.id'),
              <span key="id" className="num">
                {detail.userId}
              </span>,
            ],
            [
              t('account:profile.role'),
              <Badge key="role" tone="blue">
                {role ? t(`roles:${role}`) : detail.userLevel}
              </Badge>,
            ],
            ...(staff ? [] : [[t('account:account.manager'), account?.manager ?? '-'] as const]),
            [t('account:account.registered'), account ? formatDate(account.registered) : '-'],
          ]}
        />
      </Section>
      {isBuyer(detail) && (
        <Section title={t('account:profile.balance')}>
          <Facts
            figures
            facts={[
              [t('account:profile.balanceNow'), formatBalance(balanceInfo.balance)],
              [t('account:profile.creditLimit'), formatBalance(balanceInfo.creditLimit)],
              [t('account:profile.available'), formatBalance(balanceInfo.bidAllow)],
              [t('account:profile.activeBids'), formatBalance(balanceInfo.activeBids)],
              [t('account:profile.activeBidsCount'), String(balanceInfo.activeBidsCount)],
            ]}
          />
        </Section>
      )}
      <Section title={t('account:account.signIn')} text={t('account:twoStep.signInText')}>
        <div>
          <div className={styles.row}>
            <div>
              <p className={styles.name}>{t('account:signIn.password')}</p>
              {account?.passwordChanged && (
                <p className={styles.remark}>
                  {t('account:account.changed', { date: formatDate(account.passwordChanged) })}
                </p>
              )}
            </div>
            <LinkButton size="sm" render={(props) => <Link {...props} to={changePasswordPath} />}>
              {t('account:changePassword.submit')}
            </LinkButton>
          </div>
          {account && <TwoStepRows twoStep={account.twoStep} />}
          <Suspense>
            <PasskeyRows />
          </Suspense>
        </div>
        {isError && (
          <Note tone="red" role="alert">
            <b>{t('common:failed.title')}</b>
            <p>{t('common:failed.offline')}</p>
          </Note>
        )}
        <div>
          <Button size="sm" icon={LogOut} busy={isLoading} onClick={() => void signOut()}>
            {t('account:profile.signOut')}
          </Button>
        </div>
      </Section>
      {isBuyer(detail) && (
        <Suspense>
          <OwnPapers />
          <OwnData />
        </Suspense>
      )}
      {account && <Devices sessions={account.sessions} />}
    </>
  )
}
