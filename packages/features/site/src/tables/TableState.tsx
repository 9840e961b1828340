import { toApiError } from '@seriba/api/api-error'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'

type TableStateProps = {
  query: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }
  failed: string
  height?: number
}

/** Shown while a company table is loading, or if it could not be loaded. */
export function TableState({ query, failed, height = 240 }: TableStateProps) {
  const { t } = useTranslation(['refusal', 'common'])
  if (query.isError)
    return (
      <ErrorState
        title={failed}
        text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div role="status" aria-busy aria-label={t('common:loading')} className={styles.main}>
      <Skeleton height={height} />
    </div>
  )
}
