import { useViewMonthEndQuery } from '@seriba/api/manager/month-end'
import { useControl } from '@seriba/api/use-control'
import { formatDay } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MonthChecks } from './MonthChecks.tsx'
import styles from './owed.module.css'
import { useMonthName } from './use-month-name.ts'

const CloseMonthDialog = lazy(() =>
  import('./CloseMonthDialog.tsx').then((module) => ({ default: module.CloseMonthDialog })),
)

/** The month to be closed next, what is still open in it, and the button to close it. */
export function MonthEnd() {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const { data: state, isError, refetch } = useViewMonthEndQuery(undefined)
  const [closing, setClosing] = useState(false)
  const closes = useControl('monthClose')
  const size = useWide() ? 'sm' : 'touch'
  const { name } = useMonthName(state?.month ?? '2026-01')
  return (
    <section className={styles.month} aria-label={t('owed.monthEnd')}>
      {!state && (isError ? <Failed onRetry={refetch} /> : <Skeleton height={120} />)}
      {state && (
        <>
          <h2>
            {t('owed.monthOpen', { month: name })}{' '}
            <span className={`num-words ${styles.quiet}`}>
              {state.closedUntil ? t('owed.closed', { day: formatDay(state.closedUntil) }) : t('owed.open')}
            </span>
          </h2>
          <MonthChecks state={state} />
          {closes && (
            <div className={styles.monthFoot}>
              <span className={`num-words ${styles.quiet}`}>
                {t('owed.closingRefuses', { day: formatDay(state.lastDay) })}
              </span>
              <Button size={size} onClick={() => setClosing(true)}>
                {t('owed.closeMonth', { month: name })}
              </Button>
            </div>
          )}
          <Suspense>
            {closing && <CloseMonthDialog state={state} onClose={() => setClosing(false)} />}
          </Suspense>
        </>
      )}
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  return (
    <p role="alert">
      {t('owed.monthFailed')}{' '}
      <TextButton onClick={() => void onRetry()}>{t('common:actions.retry')}</TextButton>
    </p>
  )
}
