import { useMySearchesQuery } from '@seriba/api/shared/searches'
import { useMenuCountersQuery } from '@seriba/api/shared/site'
import { allPageTypes, type PageType } from '@seriba/domain/lots/page-types'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import own from './alerts.module.css'
import { SearchAlertRow } from './SearchAlertRow.tsx'

/** How each saved search notifies the user of new lots, whatever page it belongs to. */
export function SearchAlerts() {
  const { t } = useTranslation(['alerts', 'searches', 'common'])
  const { data: counters, isError, isFetching, refetch } = useMenuCountersQuery()
  const pages = allPageTypes.filter((pageType) => Number(counters?.search[pageType] ?? 0) > 0)
  return (
    <Section title={t('searches:list.title')} text={t('alerts:searchesText')}>
      {counters === undefined && isError && !isFetching ? (
        <ErrorState
          title={t('searches:list.failed')}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      ) : counters === undefined ? (
        <Skeleton height={96} />
      ) : pages.length === 0 ? (
        <p className={styles.remark}>{t('alerts:noSearches')}</p>
      ) : (
        <ul className={own.searches}>
          {pages.map((pageType) => (
            <SearchesOfPage key={pageType} pageType={pageType} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function SearchesOfPage({ pageType }: { pageType: PageType }) {
  const { data } = useMySearchesQuery({ type: pageType })
  return data?.items.map((search) => <SearchAlertRow key={search.id} search={search} />)
}
