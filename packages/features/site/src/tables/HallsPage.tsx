import { toApiError } from '@seriba/api/api-error'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useSubmitKey } from '@seriba/ui/use-submit-key'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import layout from '../settings/layout.module.css'
import { HallTable } from './HallTable.tsx'
import { PublishHalls } from './PublishHalls.tsx'
import { TablesNav } from './TablesNav.tsx'
import styles from './tables.module.css'
import { useHalls } from './use-halls.ts'

/** Deadlines and fees of the halls: edited in place, published from a day on. */
export function HallsPage() {
  const { t } = useTranslation(['companyTables', 'refusal', 'common'])
  const model = useHalls()
  const { list } = model
  useSubmitKey(() => void model.publish())
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('halls.title')}</TopBarTitle>
      </PageHead>
      <div className={`${layout.columns} ${styles.columns}`}>
        <TablesNav />
        {list.data ? (
          <>
            <HallTable model={model} defaults={list.data.defaults} />
            <PublishHalls model={model} publications={list.data.publications} today={list.data.today} />
          </>
        ) : list.isError ? (
          <ErrorState
            title={t('halls.failed')}
            text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div role="status" aria-busy aria-label={t('common:loading')} className={styles.main}>
            <Skeleton height={420} />
          </div>
        )}
      </div>
      <LeavingUnsaved unsaved={model.changes.length > 0} stays={/^\/company\/halls$/} />
    </>
  )
}
