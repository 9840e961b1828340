import type { ApiKey } from '@seriba/contracts/api-keys'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { Line2 } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import styles from './keys.module.css'

/** The last day on which a key works: it ends with the day, at midnight. */
export const lastDayOf = (endsAt: string) => formatDate(new Date(Date.parse(endsAt) - 1))

/** A key’s name, and what is special about it. */
export function KeyName({ apiKey: { name, addresses, endsAt, previousUntil } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKeys')
  const remarks = [
    previousUntil && t('oldUntil', { at: formatDateTime(previousUntil) }),
    addresses.length > 0 && t('onlyFrom', { addresses: addresses.join(', ') }),
    !previousUntil && endsAt && t('endsAt', { at: lastDayOf(endsAt) }),
  ].filter(Boolean)
  const remark = remarks.join(', ')
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {remark && (
        <Line2 className={styles.cut} title={remark}>
          {remark}
        </Line2>
      )}
    </>
  )
}
