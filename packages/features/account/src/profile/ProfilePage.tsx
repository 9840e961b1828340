import { useViewProfileQuery } from '@seriba/api/shared/user'
import { isDealer } from '@seriba/domain/access/actor'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Tabs } from '@seriba/ui/Tabs'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AccountPart } from '../account/AccountPart.tsx'
import { SettingsPart } from '../settings/SettingsPart.tsx'
import { PersonalPart } from './PersonalPart.tsx'
import styles from './ProfilePage.module.css'

const AlertsPart = lazy(() =>
  import('../alerts/AlertsPart.tsx').then((module) => ({ default: module.AlertsPart })),
)

const everyPart = ['personal', 'settings', 'alerts', 'api', 'account'] as const
type Part = (typeof everyPart)[number]

/** The logged-in user, how they are notified, and what they may bid; a dealer’s programs are in `api`. */
export function ProfilePage({ api }: { api?: ReactNode }) {
  const { t } = useTranslation(['account', 'apiKeys', 'common'])
  const { data: profile, isError, isFetching, refetch } = useViewProfileQuery()
  const [search, setSearch] = useSearchParams()
  const panelId = useId()
  const named = search.get('tab')

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
  const labelOf = (value: Part) => (value === 'api' ? t('apiKeys:tab') : t(`account:profile.${value}`))
  const parts = everyPart.filter((part) => part !== 'api' || (api && isDealer(profile.detail)))
  const part = parts.find((value) => value === named) ?? 'personal'
  return (
    <>
      <Tabs
        className={styles.tabs}
        label={t('account:profile.title')}
        items={parts.map((value) => ({ value, label: labelOf(value) }))}
        value={part}
        panelId={panelId}
        onChange={(next) => setSearch(next === 'personal' ? {} : { tab: next }, { replace: true })}
      />
      <div id={panelId} role="tabpanel" aria-label={labelOf(part)} className={styles.page}>
        {part === 'personal' && <PersonalPart detail={profile.detail} />}
        {part === 'settings' && <SettingsPart detail={profile.detail} />}
        {part === 'alerts' && (
          <Suspense fallback={<Skeleton height={320} />}>
            <AlertsPart detail={profile.detail} />
          </Suspense>
        )}
        {part === 'api' && <Suspense fallback={<Skeleton height={320} />}>{api}</Suspense>}
        {part === 'account' && <AccountPart profile={profile} />}
      </div>
    </>
  )
}
