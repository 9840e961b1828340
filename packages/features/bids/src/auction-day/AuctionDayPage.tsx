import { toApiError } from '@seriba/api/api-error'
import { serverNow } from '@seriba/api/server-clock'
import { formatDayWithWeekday } from '@seriba/domain/format/date'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Icon } from '@seriba/ui/Icon'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useNow } from '@seriba/ui/use-now'
import { CalendarX, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DayBar } from './DayBar.tsx'
import { DayBoard } from './DayBoard.tsx'
import styles from './day.module.css'
import { OpenLines } from './OpenLines.tsx'
import { ResultQueue } from './ResultQueue.tsx'
import { ToNextDay } from './ToNextDay.tsx'
import { useDayParams } from './use-day-params.ts'
import { useLiveDay } from './use-live-day.ts'
import { useResultRows } from './use-result-rows.ts'

/** The day of the auctions: every hall with its bids, how far it has got, and what needs attention. */
export function AuctionDayPage() {
  const { t, i18n } = useTranslation(['auctionDay', 'refusal', 'common'])
  const place = useDayParams()
  const { params, today, go } = place
  const { data, error, isFetching, refetch } = useLiveDay(params.date, params.whose)
  // Typed text survives a change of day or bids.
  const results = useResultRows()
  const { guard } = useUnsaved(results.rows.length + results.pasted.lines.length > 0, {
    survivesQuery: true,
    saving: results.saving,
  })
  const now = useNow(5000, serverNow).getTime()
  // Another day is not shown under this one's name.
  const day = data?.date === params.date ? data : undefined
  const shown = formatDayWithWeekday(params.date, i18n.language)

  return (
    <div className={styles.page}>
      {guard}
      <PageHead>
        <TopBarTitle>{t('auctionDay:title')}</TopBarTitle>
        <span className={`num ${styles.date}`}>
          <span className={styles.year}>{shown.slice(0, 5)}</span>
          {shown.slice(5)}
        </span>
        <TextLink
          className={styles.log}
          aria-label={t('auctionDay:log.title')}
          render={(props) => <Link {...props} to="/auction-day/gateway" />}
        >
          <Icon icon={Send} aria-hidden />
          <span>{t('auctionDay:log.title')}</span>
        </TextLink>
      </PageHead>
      {day ? (
        day.bids.length > 0 ? (
          <DayBoard
            key={`${params.date} ${params.whose}`}
            day={day}
            place={place}
            now={now}
            results={results}
          />
        ) : (
          <>
            <DayBar {...place} bids={[]} halls={[]} now={now} onFocus={() => {}} />
            <EmptyState
              role="status"
              icon={CalendarX}
              title={t('auctionDay:empty')}
              text={t(params.whose === 'all' ? 'auctionDay:emptyDay' : 'auctionDay:emptyScope')}
              action={day.nextDate && <ToNextDay date={day.nextDate} go={go} />}
            />
            <div className={styles.waiting}>
              <OpenLines pasted={results.pasted} />
              <ResultQueue results={results} bids={[]} />
            </div>
          </>
        )
      ) : error && !isFetching ? (
        <>
          <DayBar {...place} bids={[]} halls={[]} now={now} onFocus={() => {}} />
          <ErrorState
            title={t('auctionDay:failed')}
            text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <>
          <DayBar params={params} today={today} go={go} bids={[]} halls={[]} now={now} onFocus={() => {}} />
          <div role="status" aria-busy aria-label={t('common:loading')} className={styles.loading}>
            <Skeleton height={48} />
            <Skeleton height={56} faint />
            <Skeleton height={56} faint />
            <Skeleton height={56} faint />
          </div>
        </>
      )}
    </div>
  )
}
