import { toApiError } from '@seriba/api/api-error'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'

/** As much of an answer as says whether it has come. */
export type Query = { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }

type QueryStatesProps = {
  query: Query
  /** Said where no answer has come. */
  failed: string
  /** It has come: nothing is drawn in its place. */
  ready: boolean
  /** Of what is to come, in pixels; a row of a lot unless it is said otherwise. */
  height?: number
}

/** What stands in an answer's place until it has come, or where it did not. */
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
