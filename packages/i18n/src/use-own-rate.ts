import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'

/** The rate behind amounts in the reader's own currency; wherever they are shown, its day is shown, too. */
export function useOwnRate() {
  const { t } = useTranslation('costs')
  return ({ day, stale }: { day: string; stale: boolean }) =>
    t(stale ? 'own.stale' : 'own.rate', { day: formatDay(day) })
}
