import { toApiError } from '@seriba/api/api-error'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'

/** The part of an answer that says whether it has loaded. */
export type Query = { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }

type QueryStatesProps = {
  query: Query
  /** Shown if loading has failed. */
  failed: string
  /** It has loaded: nothing is shown in its place. */
  ready: boolean
  /** The height of the content to come, in pixels; that of a lot's row by default. */
  height?: number
}

/** What is shown until an answer has loaded, or if it failed. */
export function QueryStates({ query, failed, ready, height = 68 }: QueryStatesProps) {
  const { t } = useTranslation(['common', 'refusal'])
  if (!query.isError) return ready ? null : <Skeleton height={height} />
  return (
    <ErrorState
      title={failed}
      text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
      retryLabel={t('common:actions.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
