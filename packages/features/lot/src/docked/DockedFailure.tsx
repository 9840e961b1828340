import { toApiError } from '@seriba/api/api-error'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { useTranslation } from 'react-i18next'

/** Retrying only helps if the lot may exist. */
export function DockedFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['lot', 'common'])
  if (toApiError(error)?.status === 404) {
    return <EmptyState role="alert" title={t('empty.title')} text={t('empty.text')} />
  }
  return <ErrorState title={t('bid.failed')} retryLabel={t('common:actions.retry')} onRetry={onRetry} />
}
