import { toApiError } from '@seriba/api/api-error'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Asked = { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }

type ListStateProps = {
  query: Asked
  /** How many rows there are; undefined until that is known. */
  count: number | undefined
  icon: LucideIcon
  failed: string
  empty: string
  emptyText: string
  /** What helps if nothing is found. */
  action?: ReactNode
  children: ReactNode
}

/** A list, or the reason why it is empty. */
export function ListState({
  query,
  count,
  icon,
  failed,
  empty,
  emptyText,
  action,
  children,
}: ListStateProps) {
  const { t } = useTranslation(['common', 'refusal'])
  return (
    <>
      {query.isError && (
        <ErrorState
          title={failed}
          text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {count === undefined && !query.isError && <Skeleton height={400} faint />}
      {count === 0 && <EmptyState icon={icon} title={empty} text={emptyText} action={action} />}
      {count !== undefined && count > 0 && children}
    </>
  )
}
