import { toApiError } from '@seriba/api/api-error'
import { useLazyExportTranslationsQuery, useTranslationIndexQuery } from '@seriba/api/manager/translations'
import { serverNow } from '@seriba/api/server-clock'
import { formatUpcoming } from '@seriba/domain/format/date'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OrphanedDraft } from '../drafts/OrphanedDraft.tsx'
import { type Drafts, useDrafts } from '../drafts/use-drafts.ts'
import { Desk } from './Desk.tsx'
import { Filters } from './Filters.tsx'
import styles from './page.module.css'
import { QueueEmpty } from './QueueEmpty.tsx'
import { QueueFoot } from './QueueFoot.tsx'
import { usePlace } from './use-place.ts'
import { ViewChoice } from './ViewChoice.tsx'

const ReadingsDesk = lazy(() =>
  import('../readings/ReadingsDesk.tsx').then((module) => ({ default: module.ReadingsDesk })),
)

/** Sheets that clients want read, and those that a machine has read. */
export function TranslationsPage() {
  const { place } = usePlace()
  const drafts = useDrafts()
  const { guard } = useUnsaved(drafts.hasUnsaved, { survivesQuery: true })
  return (
    <>
      {place.view === 'requests' ? (
        <RequestsDesk drafts={drafts} />
      ) : (
        <Suspense>
          <ReadingsDesk />
        </Suspense>
      )}
      {guard}
    </>
  )
}

/** The queue, the sheet, and the answer next to it. */
function RequestsDesk({ drafts }: { drafts: Drafts }) {
  const { t } = useTranslation(['translationDesk', 'refusal', 'common'])
  const { place, hrefOf, go } = usePlace()
  const wide = useWide()
  const { status, language } = place
  const index = useTranslationIndexQuery({ status, language })
  const [askLink] = useLazyExportTranslationsQuery()
  const { currentData } = index
  const tasks = currentData?.translations
  const next = status === 'waiting' && tasks?.find(({ auctionDate }) => isAhead(auctionDate))?.auctionDate
  // If there is room next to the list, something is always open; otherwise only what was selected.
  // Next to the list it stays open even if another request is listed before it.
  const opened = useRef<string>(undefined)
  const find = (id: string | undefined) => tasks?.find(({ carId }) => carId === id)
  const chosen = find(place.lot) ?? (wide ? (find(opened.current) ?? tasks?.[0]) : undefined)
  useEffect(() => {
    opened.current = chosen?.carId
  }, [chosen?.carId])

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('translationDesk:title')}</TopBarTitle>
        {currentData && (
          <span className={`tabular ${styles.quiet}`}>
            {t('translationDesk:waiting', { count: currentData.counts.waiting })}
            {wide && next && `, ${t('translationDesk:next', { at: formatUpcoming(next, serverNow()) })}`}
          </span>
        )}
        {currentData && <ExportMenu ask={(format) => askLink({ status, language, format }).unwrap()} />}
      </PageHead>
      <div className={styles.desk} data-open={(chosen && !wide) || undefined}>
        <div className={styles.queue}>
          {currentData?.byReader && <ViewChoice />}
          <Filters
            place={place}
            counts={currentData?.counts}
            onChange={(change) => go({ ...change, lot: undefined })}
          />
          <div className={styles.rows}>
            {index.isError && !tasks && (
              <ErrorState
                title={t('translationDesk:failed')}
                text={t(`refusal:${toApiError(index.error)?.code ?? 'internal'}`)}
                retryLabel={t('common:actions.retry')}
                retrying={index.isFetching}
                onRetry={() => void index.refetch()}
              />
            )}
            {!tasks && !index.isError && (
              <div role="status" aria-busy aria-label={t('common:loading')} className={styles.loading}>
                <Skeleton height={64} faint />
                <Skeleton height={64} faint />
                <Skeleton height={64} faint />
              </div>
            )}
            {tasks && (
              <OrphanedDraft
                drafts={drafts}
                tasks={tasks}
                hrefOf={(lot) => hrefOf(lot, { status: 'answered' })}
              />
            )}
            {tasks?.length === 0 && <QueueEmpty status={status} filtered={language !== undefined} />}
            {currentData && <QueueFoot index={currentData} chosen={chosen?.carId} hrefOf={hrefOf} />}
          </div>
        </div>
        {tasks && (
          <Desk
            tasks={tasks}
            chosen={chosen}
            wide={wide}
            drafts={drafts}
            byReader={currentData?.byReader === true}
            colleagues={currentData?.colleagues ?? []}
            onGo={(lot) => go({ lot })}
          />
        )}
      </div>
    </div>
  )
}

const isAhead = (auctionDate: string | null) => auctionDate !== null && new Date(auctionDate) > serverNow()
