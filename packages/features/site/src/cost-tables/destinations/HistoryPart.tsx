import { useCostHistoryQuery } from '@seriba/api/manager/costs'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './destinations.module.css'

/** Every published version that changed something for a country: since when, by whom, why, and what. */
export function HistoryPart({ code }: { code: string }) {
  const { t, i18n } = useTranslation(['costTables', 'common'])
  const { data, isError, refetch } = useCostHistoryQuery({ country: code })
  if (isError)
    return (
      <ErrorState
        title={t('history.failed')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={80} faint />
  if (data.versions.length === 0) return <p>{t('history.none')}</p>
  return (
    <ol className={styles.history}>
      {data.versions.map(({ id, validFrom, by, at, reason, changes, steps }) => (
        <li key={id}>
          <b className="num">{t('since', { from: formatDay(validFrom) })}</b>
          <span>
            {changes === null ? t('history.first') : t('history.changes', { count: changes })}
            {steps.length > 0 &&
              `: ${steps.map(({ en, ru }) => (i18n.language === 'ru' ? ru : en)).join(', ')}`}
          </span>
          <small>{by === null ? formatDateTime(at) : t('by', { by, at: formatDateTime(at) })}</small>
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
