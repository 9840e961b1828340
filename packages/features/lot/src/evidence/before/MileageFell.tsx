import { formatDay } from '@seriba/domain/format/date'
import { formatMileage } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import { Note } from '@seriba/ui/Note'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Seen } from './seen-cars.ts'

/** A drop in words, with both dates and figures. */
export function MileageFell({ fall: { from, to } }: { fall: NonNullable<Seen['fall']> }) {
  const { t } = useTranslation(['evidence', 'common'])
  const day = (instant: string | null) => (instant === null ? t('before.this') : formatDay(jstDay(instant)))
  return (
    <Note tone="red" icon={TrendingDown}>
      <b>{t('before.fell')}</b>{' '}
      {t('before.fellText', {
        from: formatMileage(from.mileage, t('common:units.km')),
        fromDay: day(from.auctionDate),
        to: formatMileage(to.mileage, t('common:units.km')),
        toDay: day(to.auctionDate),
      })}
    </Note>
  )
}
