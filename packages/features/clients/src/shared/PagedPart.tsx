import { toApiError } from '@seriba/api/api-error'
import type { PageInfo } from '@seriba/contracts/fields'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Pagination } from '@seriba/ui/Pagination'
import { Skeleton } from '@seriba/ui/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './paged-part.module.css'

type Asked = { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }

type PagedPartProps = {
  failed: string
  none: string
  query: Asked
  /** Unknown until it has loaded. */
  pageInfo: PageInfo | undefined
  onPage: (page: number) => void
  children: ReactNode
}

/** A part of a client's page that has pages of its own: its rows, or why there are none. */
export function PagedPart({ failed, none, query, pageInfo, onPage, children }: PagedPartProps) {
  const { t } = useTranslation(['common', 'refusal'])
  const pages = pageInfo ? Math.ceil(pageInfo.totalResults / pageInfo.pageSize) : 0
  return (
    <div className={styles.part}>
      {query.isError && (
        <ErrorState
          title={failed}
          text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!pageInfo && !query.isError && <Skeleton height={240} faint />}
      {pageInfo?.totalResults === 0 && <p className={styles.none}>{none}</p>}
      {pageInfo && pageInfo.totalResults > 0 && children}
      {pageInfo && pages > 1 && (
        <Pagination
          label={t('common:pages.label')}
          page={pageInfo.page}
          pageCount={pages}
          previousLabel={t('common:pages.previous')}
          nextLabel={t('common:pages.next')}
          onChange={onPage}
        />
      )}
    </div>
  )
}
