import { toApiError } from '@seriba/api/api-error'
import { useListAuditQuery } from '@seriba/api/manager/audit'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Pagination } from '@seriba/ui/Pagination'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuditCards } from './AuditCards.tsx'
import styles from './audit.module.css'

const pageSize = 20

export type ObjectTrailProps = {
  /** As the log calls it: `lot`, `bid`, `purchase`, `user`. */
  entity: string
  entityId: string | number
}

/** What was done to one object, for its own page. */
export function ObjectTrail({ entity, entityId }: ObjectTrailProps) {
  const { t } = useTranslation(['audit', 'refusal', 'common'])
  const [page, setPage] = useState(1)
  const query = useListAuditQuery({ entity, entityId: String(entityId), page, pageSize })
  const { entries, pageInfo } = query.data ?? {}
  const pages = pageInfo ? Math.ceil(pageInfo.totalResults / pageSize) : 0
  if (query.isError)
    return (
      <ErrorState
        title={t('audit:failed')}
        text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (!entries) return <Skeleton height={160} faint />
  if (entries.length === 0) return <p className={styles.quiet}>{t('audit:none')}</p>
  return (
    <>
      <AuditCards entries={entries} plain />
      {pages > 1 && (
        <Pagination
          label={t('common:pages.label')}
          page={page}
          pageCount={pages}
          previousLabel={t('common:pages.previous')}
          nextLabel={t('common:pages.next')}
          onChange={setPage}
        />
      )}
    </>
  )
}
