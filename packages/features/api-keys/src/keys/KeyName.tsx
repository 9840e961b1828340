import type { ApiKey } from '@seriba/contracts/api-keys'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { Line2 } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import styles from './keys.module.css'

/** The last day on which a key works: it ends with the day, at midnight. */
export const lastDayOf = (endsAt: string) => formatDate(new Date(Date.parse(endsAt) - 1))

/** A key’s name, and what is special about it. */
export function KeyName({ apiKey: { name, endsAt, previousUntil } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKeys')
  const remark = previousUntil
    ? t('oldUntil', { at: formatDateTime(previousUntil) })
    : endsAt && t('endsAt', { at: lastDayOf(endsAt) })
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {remark && <Line2 className={styles.cut}>{remark}</Line2>}
    </>
  )
}
