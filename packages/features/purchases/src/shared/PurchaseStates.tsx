import { toApiError } from '@seriba/api/api-error'
import { useViewPurchaseQuery } from '@seriba/api/shared/purchase-view'
import { useActor } from '@seriba/api/use-actor'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { isManager } from '@seriba/domain/access/actor'
import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import styles from './section.module.css'
import { UnsavedGuard } from './unsaved.tsx'

/** Links to documents work for ten minutes: a page that stays open requests new ones before that. */
const freshMs = 8 * 60_000

type PurchaseStatesProps = {
  by: 'purchase' | 'payment'
  children: (purchase: PurchaseDetails) => ReactNode
}

/** The purchase in the address, or why it cannot be shown. Someone else's and a missing one have the same message. */
export function PurchaseStates({ by, children }: PurchaseStatesProps) {
  const { t } = useTranslation(['purchases', 'money', 'refusal', 'common'])
  const { id = '' } = useParams()
  const known = /^[1-9]\d{0,14}$/.test(id)
  const { currentData, error, isFetching, refetch } = useViewPurchaseQuery(
    { id: Number(id), by },
    { skip: !known, pollingInterval: freshMs, skipPollingIfUnfocused: true },
  )
  const apiError = toApiError(error)
  const actor = useActor()
  const isStaff = actor !== null && isManager(actor)
  if (!known || apiError?.status === 404)
    return (
      <EmptyState
        icon={Lock}
        title={t('missing')}
        text={t(isStaff ? 'missingForStaff' : 'missingText')}
        action={<LinkButton render={(props) => <Link {...props} to="/purchases" />}>{t('all')}</LinkButton>}
      />
    )
  if (currentData) return <UnsavedGuard>{children(currentData.data)}</UnsavedGuard>
  if (apiError)
    return (
      <ErrorState
        title={t('money:details.failed')}
        text={t(`refusal:${apiError.code}`)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div aria-busy className={styles.section}>
      <Skeleton width="40%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={320} faint />
    </div>
  )
}
