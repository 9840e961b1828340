import { toApiError } from '@seriba/api/api-error'
import { useGatewayLogQuery, useLazyExportGatewayLogQuery } from '@seriba/api/manager/auction-day'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { ListFoot } from '@seriba/ui/ListFoot'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { GatewayMessages } from './GatewayMessages.tsx'
import styles from './gateway.module.css'

const pageSize = 50

/** Messages to and from halls, so that staff see what did not go through. */
export function GatewayLogPage() {
  const { t } = useTranslation(['auctionDay', 'refusal', 'common'])
  const texts = useListFootTexts()
  const [query, setQuery] = useSearchParams()
  const troubled = query.get('which') === 'troubled'
  const which = troubled ? 'troubled' : 'all'
  const [askLink] = useLazyExportGatewayLogQuery()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isFetching, refetch } = useGatewayLogQuery(
    { which, page, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('auctionDay:log.title')}</TopBarTitle>
        <TextLink className={styles.back} render={(props) => <Link {...props} to="/auction-day" />}>
          {t('auctionDay:title')}
        </TextLink>
      </PageHead>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('auctionDay:log.which')}
          options={[
            { value: 'all', label: t('auctionDay:log.all') },
            { value: 'troubled', label: t('auctionDay:log.troubled') },
          ]}
          value={which}
          onChange={(next) => setQuery(next === 'all' ? {} : { which: next }, { replace: true })}
        />
        {data && data.messages.length > 0 && (
          <ExportMenu ask={(format) => askLink({ which, format }).unwrap()} />
        )}
      </div>
      {data && !data.connected && <Note className={styles.note}>{t('auctionDay:log.off')}</Note>}
      {data && data.messages.length > 0 && <GatewayMessages messages={data.messages} />}
      {data?.messages.length === 0 && (
        <EmptyState
          role="status"
          icon={Send}
          title={t('auctionDay:log.empty')}
          text={t(troubled ? 'auctionDay:log.emptyTroubled' : 'auctionDay:log.emptyText')}
        />
      )}
      {data && data.pageInfo.totalSearchResults > pageSize && (
        <ListFoot
          total={data.pageInfo.totalSearchResults}
          page={page}
          pageSize={pageSize}
          pageSizes={[pageSize]}
          texts={texts}
          onPage={(next) =>
            setQuery({ ...(troubled && { which: 'troubled' }), page: String(next) }, { replace: true })
          }
          onPageSize={() => {}}
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('auctionDay:log.failed')}
          text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-busy aria-label={t('common:loading')} className={styles.loading}>
          <Skeleton height={32} />
          <Skeleton height={32} faint />
          <Skeleton height={32} faint />
        </div>
      )}
    </div>
  )
}
