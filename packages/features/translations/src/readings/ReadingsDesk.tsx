import { useListReadingsQuery } from '@seriba/api/manager/sheets'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { ArrowLeft, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../page/page.module.css'
import { usePlace } from '../page/use-place.ts'
import { ViewChoice } from '../page/ViewChoice.tsx'
import { ReadingForm } from './ReadingForm.tsx'
import { ReadingQueue } from './ReadingQueue.tsx'

/** Sheets that a machine has read: staff compares them with the sheet, the next sale first. */
export function ReadingsDesk() {
  const { t } = useTranslation(['translationDesk', 'common'])
  const { place, hrefOf, go } = usePlace()
  const wide = useWide()
  const index = useListReadingsQuery({})
  const tasks = index.currentData?.readings
  const chosen = tasks?.find(({ carId }) => carId === place.lot) ?? (wide ? tasks?.[0] : undefined)
  const next = (task: ReadingTask) => {
    const at = tasks?.indexOf(task) ?? 0
    go({ lot: wide ? (tasks?.[at + 1] ?? tasks?.[at - 1])?.carId : undefined })
  }
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('translationDesk:title')}</TopBarTitle>
      </PageHead>
      <div className={styles.desk} data-open={(chosen && !wide) || undefined}>
        <div className={styles.queue}>
          <ViewChoice />
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
                title={t('translationDesk:readings.empty')}
                text={t('translationDesk:readings.emptyText')}
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
            onDone={() => next(chosen)}
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
