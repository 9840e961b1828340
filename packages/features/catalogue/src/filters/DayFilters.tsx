import { formatDayChip } from '@seriba/domain/format/date'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { hasSales } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { dateLimits } from '@seriba/domain/time/date-limits'
import { nextAuctionDays } from '@seriba/domain/time/jst'
import { DateRange } from '@seriba/ui/DateRange'
import { DayChips } from '@seriba/ui/DayChips'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../listing/use-today.ts'
import styles from './filters.module.css'
import { PeriodChips } from './PeriodChips.tsx'
import { useApplyTexts } from './use-apply-texts.ts'
import { useDayWords, useLocale } from './use-day-words.ts'
import type { Patch } from './use-filter-draft.ts'

type DayFiltersProps = {
  pageType: PageType
  days: readonly string[]
  auctions: readonly string[]
  dateFrom: string
  dateTo: string
  onChange: Patch
  size?: 'md' | 'touch'
}

/** Days by chip or by dates; choosing one way clears the other. The past only has dates. */
export const DayFilters = memo(function DayFilters(props: DayFiltersProps) {
  const { pageType, days, auctions, dateFrom, dateTo, onChange, size = 'md' } = props
  const { t } = useTranslation(['catalogue', 'filters'])
  const words = useDayWords()
  const locale = useLocale()
  const today = useToday()
  const chips = nextAuctionDays(today).map((day) => ({
    value: day,
    date: formatDayChip(day),
    weekday: words.weekday(day),
    today: day === today,
  }))
  const [only] = days.length === 1 ? days : []
  const limits = useMemo(() => dateLimits(today), [today])
  const applying = useApplyTexts(limits)

  const choose = (chosen: readonly string[]) => {
    // A day is chosen as a whole: not by some of its auctions as well.
    const others = auctions.filter((auction) => !chosen.includes(readSale(auction)?.day ?? ''))
    onChange({ date: chosen, auction: others, dateFrom: '', dateTo: '' }, 'day')
  }

  return (
    <>
      {hasSales(pageType) && (
        <DayChips
          className={styles.days}
          label={t('filters.days')}
          days={chips}
          value={days}
          onChange={choose}
        />
      )}
      <DateRange
        className={styles.dates}
        size={size}
        label={t('filters.date')}
        value={{ from: dateFrom || only || null, to: dateTo || only || null }}
        onChange={({ from, to }) => onChange({ date: [], dateFrom: from ?? '', dateTo: to ?? '' })}
        fromLabel={t('filters.dateFrom')}
        toLabel={t('filters.dateTo')}
        clearLabel={t('tags.remove', { name: t('filters.date') })}
        placeholder={t('filters.anyDate')}
        invalidText={t('filters:invalidDate')}
        locale={locale}
        today={today}
        applying={applying}
        {...limits}
      />
      {!hasSales(pageType) && (
        <PeriodChips
          today={today}
          from={dateFrom}
          to={dateTo}
          onChange={({ from, to }) => onChange({ date: [], dateFrom: from, dateTo: to }, 'day')}
        />
      )}
    </>
  )
})
