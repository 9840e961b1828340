import type { useOwnCurrency } from '@seriba/api/use-own-currency'
import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'

type Own = NonNullable<ReturnType<typeof useOwnCurrency>>

/** The balance in one's own currency, with the day of the rate: the other figures of the page are by the same. */
export function OwnNote({ own, yen }: { own: Own; yen: number }) {
  const { t } = useTranslation('costs')
  const day = formatDay(own.day)
  return (
    <>
      <span className="num">{own.of(yen)}</span>{' '}
      {own.stale ? t('own.stale', { day }) : t('own.rate', { day })}
    </>
  )
}
