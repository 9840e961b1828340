import { toApiError } from '@seriba/api/api-error'
import { useViewClientQuery } from '@seriba/api/manager/clients'
import { TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import styles from './ClientPage.module.css'
import { ClientParts } from './ClientParts.tsx'
import { ClientSkeleton } from './ClientSkeleton.tsx'
import type { ClientSlots } from './client-slots.ts'

/** A client as staff see them. */
export function ClientPage(slots: ClientSlots) {
  const { t } = useTranslation('clients')
  const { id = '' } = useParams()
  return (
    <>
      <PageHead>
        <TopBarTitle>
          <TextLink className={styles.way} render={(props) => <Link {...props} to="/clients" />}>
            {t('list.title')}
          </TextLink>
          <TopBarSlash />
          {id}
        </TopBarTitle>
      </PageHead>
      {/^[1-9]\d{0,14}$/.test(id) ? <Client key={id} id={Number(id)} slots={slots} /> : <NoClient />}
    </>
  )
}

function Client({ id, slots }: { id: number; slots: ClientSlots }) {
  const { t } = useTranslation(['common', 'refusal'])
  const { currentData: client, error, isFetching, refetch } = useViewClientQuery({ id })
  const apiError = toApiError(error)
  if (client) return <ClientParts client={client} slots={slots} />
  if (!apiError) return <ClientSkeleton />
  if (apiError.code === 'client_not_found') return <NoClient />
  return (
    <ErrorState
      title={t('failed.title')}
      text={t(`refusal:${apiError.code}`)}
      retryLabel={t('actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function NoClient() {
  const { t } = useTranslation('refusal')
  return <EmptyState icon={UserX} title={t('client_not_found')} />
}
