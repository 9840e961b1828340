import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'

/** By which rate sums stand in the reader's own currency: wherever they stand, its day stands, too. */
export function useOwnRate() {
  const { t } = useTranslation('costs')
  return ({ day, stale }: { day: string; stale: boolean }) =>
    t(stale ? 'own.stale' : 'own.rate', { day: formatDay(day) })
}
