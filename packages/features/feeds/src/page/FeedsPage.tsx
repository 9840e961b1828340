import { toApiError } from '@seriba/api/api-error'
import { useLazyExportFeedsQuery, useListFeedsQuery } from '@seriba/api/manager/feeds'
import type { Feed } from '@seriba/contracts/feeds'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { DatabaseZap, Plug, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { FeedDetails } from './FeedDetails.tsx'
import { FeedForm } from './FeedForm.tsx'
import { FeedList } from './FeedTable.tsx'
import styles from './feeds.module.css'
import { useTimeSince } from './use-time-since.ts'

/** Changes are received as events; whether a feed is late depends on the clock. */
const lookEveryMs = 60_000

/** Where lots come from: the state of every feed, and the result of its last run. */
export function FeedsPage() {
  const { t } = useTranslation(['feeds', 'feedSource', 'refusal', 'common'])
  const [params, setParams] = useSearchParams()
  const [askLink] = useLazyExportFeedsQuery()
  const [adding, setAdding] = useState(false)
  const list = useListFeedsQuery(undefined, { pollingInterval: lookEveryMs })
  const feeds = list.data?.feeds ?? []
  const chosen = feeds.find(({ id }) => String(id) === params.get('feed')) ?? feeds[0]
  const add = (
    <>
      <LinkButton icon={Plug} size="sm" render={(props) => <Link to="/feeds/source" {...props} />}>
        {t('feedSource:connect')}
      </LinkButton>
      <Button icon={Plus} size="sm" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </>
  )
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
      </PageHead>
      {list.data ? (
        feeds.length === 0 ? (
          <EmptyState icon={DatabaseZap} title={t('none')} text={t('noneText')} action={add} />
        ) : (
          <div className={styles.page}>
            {feeds
              .filter(({ state }) => state === 'late')
              .map((feed) => (
                <LateNote key={feed.id} feed={feed} />
              ))}
            <div className={styles.bar}>
              <span className={styles.quiet}>{t('count', { count: feeds.length })}</span>
              {add}
              <ExportMenu ask={(format) => askLink({ format }).unwrap()} />
            </div>
            <FeedList
              feeds={feeds}
              chosen={chosen?.id ?? null}
              onChoose={(id) => setParams({ feed: String(id) }, { replace: true })}
            />
            {chosen && <FeedDetails key={chosen.id} feed={chosen} />}
          </div>
        )
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
          <Skeleton height={320} />
        </div>
      )}
      {adding && <FeedForm onClose={() => setAdding(false)} />}
    </>
  )
}

function LateNote({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds')
  const since = useTimeSince()
  return (
    <Note tone="red" role="alert">
      {feed.lastAt === null
        ? t('lateNever', { name: feed.name })
        : t('late', { name: feed.name, since: since(feed.lastAt) })}
    </Note>
  )
}
