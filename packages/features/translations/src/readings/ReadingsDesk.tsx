import { useListReadingsQuery } from '@seriba/api/manager/sheets'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Tabs } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { ArrowLeft, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../page/page.module.css'
import { usePlace } from '../page/use-place.ts'
import { ViewChoice } from '../page/ViewChoice.tsx'
import { begin, type History } from './history.ts'
import { ReadingForm } from './ReadingForm.tsx'
import { ReadingQueue } from './ReadingQueue.tsx'
import { useCurrentTask } from './use-current-task.ts'

/** Sheets that a machine has read, for staff to compare: promised ones and those sold next come first. */
export function ReadingsDesk() {
  const { t } = useTranslation(['translationDesk', 'common'])
  const { place, hrefOf, go } = usePlace()
  const wide = useWide()
  const status = place.status === 'answered' ? ('checked' as const) : ('unchecked' as const)
  const index = useListReadingsQuery({ status })
  const tasks = index.currentData?.readings
  // What is started for one sheet stays while another is open.
  const [drafts, setDrafts] = useState<Record<number, History>>({})
  const isBegun = ({ read }: ReadingTask) => drafts[read.id] !== undefined
  const chosen = useCurrentTask({ tasks, lot: place.lot, status, wide, isBegun })
  const at = chosen && tasks ? tasks.findIndex(({ carId }) => carId === chosen.carId) : -1
  const step = (by: number) => {
    const next = tasks?.[at + by]
    if (next) go({ lot: next.carId })
  }
  const change = (task: ReadingTask, how: (history: History) => History) =>
    setDrafts((known) => ({ ...known, [task.read.id]: how(known[task.read.id] ?? firstOf(task)) }))
  const done = (task: ReadingTask) => {
    setDrafts(({ [task.read.id]: _, ...rest }) => rest)
    go({ lot: wide ? (tasks?.[at + 1] ?? tasks?.[at - 1])?.carId : undefined })
  }
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('translationDesk:title')}</TopBarTitle>
        {index.currentData && (
          <span className={`tabular ${styles.quiet}`}>
            {t('translationDesk:readings.toCheck', { count: index.currentData.counts.unchecked })}
          </span>
        )}
      </PageHead>
      <div className={styles.desk} data-open={(chosen && !wide) || undefined}>
        <div className={styles.queue}>
          <ViewChoice />
          <div className={styles.filters}>
            <Tabs
              label={t('translationDesk:statuses')}
              items={(['waiting', 'answered'] as const).map((value) => ({
                value,
                label: t(`translationDesk:readings.status.${value}`),
                count: index.currentData?.counts[value === 'waiting' ? 'unchecked' : 'checked'],
              }))}
              value={place.status}
              onChange={(value) => go({ status: value, lot: undefined })}
            />
          </div>
          <div className={styles.rows}>
            {index.isError && !tasks && (
              <ErrorState
                title={t('translationDesk:readings.failed')}
                retryLabel={t('common:actions.retry')}
                retrying={index.isFetching}
                onRetry={() => void index.refetch()}
              />
            )}
            {!tasks && !index.isError && (
              <div role="status" aria-busy aria-label={t('common:loading')} className={styles.loading}>
                <Skeleton height={64} faint />
                <Skeleton height={64} faint />
              </div>
            )}
            {tasks?.length === 0 && (
              <EmptyState
                icon={WandSparkles}
                title={t(`translationDesk:readings.${status === 'checked' ? 'noneChecked' : 'empty'}`)}
                text={status === 'unchecked' && t('translationDesk:readings.emptyText')}
              />
            )}
            {index.currentData && (
              <ReadingQueue index={index.currentData} chosen={chosen?.carId} hrefOf={hrefOf} />
            )}
          </div>
        </div>
        {chosen && (
          <ReadingForm
            key={chosen.read.id}
            task={chosen}
            history={drafts[chosen.read.id] ?? firstOf(chosen)}
            onChange={(how) => change(chosen, how)}
            onStep={step}
            onDone={() => done(chosen)}
            back={
              !wide && (
                <Button variant="ghost" size="touch" icon={ArrowLeft} onClick={() => go({ lot: undefined })}>
                  {t('translationDesk:readings.back')}
                </Button>
              )
            }
          />
        )}
      </div>
    </div>
  )
}

const firstOf = ({ read, version }: ReadingTask) => begin(read.reading, version)
