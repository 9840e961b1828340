import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import styles from './OwnSum.module.css'

/** Yen in the reader's own currency, with the day of the rate; nothing where they have chosen none. */
export function OwnSum({ yen }: { yen: number | null }) {
  const { t } = useTranslation('costs')
  const own = useOwnCurrency()
  if (!own || yen === null || yen <= 0) return null
  const day = formatDay(own.day)
  return (
    <p className={styles.own}>
      <b className="num">{own.of(yen)}</b>{' '}
      <span>{own.stale ? t('own.stale', { day }) : t('own.rate', { day })}</span>
    </p>
  )
}
