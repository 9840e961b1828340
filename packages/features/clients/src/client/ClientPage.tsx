import { useViewClientQuery } from '@seriba/api/clients'
import { refusalOf } from '@seriba/api/refusal'
import type { ClientView } from '@seriba/contracts/clients'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BalanceStrip } from './BalanceStrip.tsx'
import { ClientHead } from './ClientHead.tsx'
import styles from './ClientPage.module.css'
import { ClientProfile } from './ClientProfile.tsx'
import { ClientSkeleton } from './ClientSkeleton.tsx'
import { CreditSum } from './CreditSum.tsx'

type ClientPageProps = {
  /** His bids; another feature's. */
  bids: (client: { userId: number } & ClientView['bids']) => ReactNode
}

/** A client as staff knows him. */
export function ClientPage({ bids }: ClientPageProps) {
  const { t } = useTranslation(['clients', 'refusal'])
  const { id = '' } = useParams()
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('client.title', { id })}</TopBarTitle>
      </PageHead>
      {/^[1-9]\d{0,14}$/.test(id) ? <Client id={Number(id)} bids={bids} /> : <NoClient />}
    </>
  )
}

function Client({ id, bids }: ClientPageProps & { id: number }) {
  const { t } = useTranslation(['common', 'refusal'])
  const { currentData: client, error, isFetching, refetch } = useViewClientQuery({ id })
  const refusal = refusalOf(error)
  if (!client && refusal?.code === 'client_not_found') return <NoClient />
  if (!client && refusal)
    return (
      <ErrorState
        title={t('failed.title')}
        text={t(`refusal:${refusal.code}`)}
        retryLabel={t('actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!client) return <ClientSkeleton />
  return (
    <div className={styles.page}>
      <ClientHead detail={client.detail} />
      <BalanceStrip balance={client.balanceInfo} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CreditSum balance={client.balanceInfo} />
          {bids({ userId: id, ...client.bids })}
        </div>
        <ClientProfile detail={client.detail} />
      </div>
    </div>
  )
}

function NoClient() {
  const { t } = useTranslation('refusal')
  return <EmptyState icon={UserX} title={t('client_not_found')} />
}
