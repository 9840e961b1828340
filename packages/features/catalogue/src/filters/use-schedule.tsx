import { useAuctionListQuery } from '@seriba/api/shared/lot-filters'
import { formatDayChip, weekdayOf } from '@seriba/domain/format/date'
import { requestOfFilters } from '@seriba/domain/lots/filter-request'
import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { nextAuctionDays } from '@seriba/domain/time/jst'
import { Badge } from '@seriba/ui/Badge'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../listing/use-today.ts'
import type { ShownGroup } from './ChoiceGroup.tsx'
import { groupsFailure } from './GroupsFailed.tsx'
import { useDayWords } from './use-day-words.ts'

const anyDay = { date: [], auction: [], dateFrom: '', dateTo: '' }

/** The next days, Monday first, with their auctions and the number of lots there under the other filters (DEC18). */
export function useSchedule(pageType: PageType, filters: Filters) {
  const { t } = useTranslation('filters')
  const words = useDayWords()
  const today = useToday()
  const { data, isLoading, isFetching, error, refetch } = useAuctionListQuery(
    useMemo(() => ({ type: pageType, ...requestOfFilters({ ...filters, ...anyDay }) }), [pageType, filters]),
  )

  const days = useMemo(() => nextAuctionDays(today), [today])
  const groups = useMemo(
    () =>
      days
        .toSorted((a, b) => weekdayOf(a) - weekdayOf(b))
        .map(
          (day): ShownGroup => ({
            id: day,
            name: t('schedule.wholeDay', { day: words.chip(day) }),
            title: words.chip(day),
            heading: (
              <>
                {words.weekday(day)} <small>{formatDayChip(day)}</small>
              </>
            ),
            today: day === today,
            end: day === today && <Badge tone="blue">{t('schedule.today')}</Badge>,
            items: (data?.[day] ?? []).map(({ id, name, label, counter }) => ({
              id,
              name,
              count: counter ?? label,
            })),
          }),
        ),
    [days, today, data, words, t],
  )
  return {
    groups,
    loading: isLoading,
    failure: groupsFailure({ data, error, isFetching, refetch }),
    first: days[0] ?? today,
    last: days.at(-1) ?? today,
  }
}
