import { type ApiError, toApiError } from '@seriba/api/api-error'
import { ErrorState } from '@seriba/ui/ErrorState'
import { useTranslation } from 'react-i18next'
import styles from './panels.module.css'

export type GroupsFailure = {
  code: ApiError['code'] | 'internal'
  /** Requested again, and not answered yet. */
  retrying: boolean
  onRetry: () => void
}

type Asked = { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }

/** Why there are no groups to choose from; null if there are some, or may still be. */
export const groupsFailure = ({ data, error, isFetching, refetch }: Asked): GroupsFailure | null =>
  data === undefined && error !== undefined
    ? { code: toApiError(error)?.code ?? 'internal', retrying: isFetching, onRetry: () => void refetch() }
    : null

type GroupsFailedProps = { failure: GroupsFailure; of: 'schedule' | 'categories' }

/** Shown instead of the groups: what could not be loaded is not empty. */
export function GroupsFailed({ failure: { code, retrying, onRetry }, of }: GroupsFailedProps) {
  const { t } = useTranslation(['filters', 'refusal', 'common'])
  return (
    <ErrorState
      className={styles.failed}
      title={t(`${of}.failed`)}
      text={t(`refusal:${code}`)}
      retryLabel={t('common:actions.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
