import { useViewRateSourceQuery } from '@seriba/api/manager/rates'
import { formatDateTime } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'

/** Where the rates come from, and a warning if they no longer do. */
export function RateSource() {
  const { t } = useTranslation(['companyTables', 'costs'])
  const { data } = useViewRateSourceQuery()
  if (!data) return null
  const { reading } = data
  if (reading === null) return <p className={styles.from}>{t('rates.byHand')}</p>
  const { readAt, failing } = reading
  const source = t(`costs:own.source.${reading.source}`)
  return (
    <>
      {failing && (
        <Note tone="orange" role="status">
          <p>
            <b>{t('rates.failing', { since: formatDateTime(failing.since) })}</b>
          </p>
          <p>
            {t(`rates.failingWhy.${failing.why}`, { currency: failing.currency ?? '' })}{' '}
            {t('rates.failingStays')}
          </p>
        </Note>
      )}
      <p className={styles.from}>
        {readAt === null
          ? t('rates.readSoon', { source })
          : t('rates.readHourly', { source, at: formatDateTime(readAt) })}
      </p>
    </>
  )
}
