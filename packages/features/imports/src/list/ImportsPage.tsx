import { toApiError } from '@seriba/api/api-error'
import { useListImportsQuery } from '@seriba/api/manager/imports'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { EarlierUploads } from './EarlierUploads.tsx'
import styles from './imports-page.module.css'
import { StartUpload } from './StartUpload.tsx'

/** Where a company imports its clients and open purchases, and what it has imported. */
export function ImportsPage() {
  const { t } = useTranslation(['imports', 'refusal', 'common'])
  const list = useListImportsQuery()
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
      </PageHead>
      <div className={styles.page}>
        <StartUpload />
        {list.data ? (
          <EarlierUploads imports={list.data.imports} />
        ) : list.isError ? (
          <ErrorState
            title={t('failed')}
            text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div role="status" aria-busy aria-label={t('common:loading')}>
            <Skeleton height={120} />
          </div>
        )}
      </div>
    </>
  )
}
