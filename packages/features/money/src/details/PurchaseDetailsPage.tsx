import { toApiError } from '@seriba/api/api-error'
import { useViewPurchaseQuery } from '@seriba/api/client/money'
import type { PurchaseDetails } from '@seriba/contracts/money'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { PurchaseProgress } from '../purchases/PurchaseProgress.tsx'
import { AtBid } from './AtBid.tsx'
import { CarFacts, Finances, Logistics } from './DetailParts.tsx'
import styles from './details.module.css'

/** A vehicle that was bought: what it is, how far it has come, what it costs. `by` says whose number the address holds. */
export function PurchaseDetailsPage({ by }: { by: 'purchase' | 'payment' }) {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const { id = '' } = useParams()
  const known = /^[1-9]\d{0,14}$/.test(id)
  const { data, isError, error, isFetching, refetch } = useViewPurchaseQuery(
    { id: Number(id), by },
    { skip: !known },
  )
  const apiError = toApiError(error)
  const missing = !known || apiError?.status === 404

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{data ? data.data.sku : t('title')}</TopBarTitle>
        {data && (
          <span className={`truncate ${styles.quiet}`}>
            {data.data.maker} {data.data.model}
          </span>
        )}
      </PageHead>
      {missing ? (
        <EmptyState
          icon={SearchX}
          title={t('details.missing')}
          text={t('details.missingText')}
          action={
            <LinkButton render={(props) => <Link {...props} to="/purchases" />}>
              {t('details.back')}
            </LinkButton>
          }
        />
      ) : data ? (
        <Details purchase={data.data} />
      ) : isError ? (
        <ErrorState
          title={t('details.failed')}
          text={t(`refusal:${apiError?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}

function Details({ purchase }: { purchase: PurchaseDetails }) {
  return (
    <>
      <div className={styles.way}>
        <PurchaseProgress status={purchase.status} />
      </div>
      <div className={styles.columns}>
        <div>
          <CarFacts purchase={purchase} />
          <Logistics purchase={purchase} />
        </div>
        <div>
          {purchase.images[0] && <Photo src={purchase.images[0]} alt="" className={styles.photo} />}
          {purchase.atBid ? (
            <AtBid purchase={purchase} costs={purchase.atBid} />
          ) : (
            <Finances purchase={purchase} />
          )}
        </div>
      </div>
    </>
  )
}
