import { serverNow } from '@seriba/api/server-clock'
import { formatDay } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Language } from '@seriba/i18n'
import { Button } from '@seriba/ui/Button'
import { DateRange } from '@seriba/ui/DateRange'
import { SearchField } from '@seriba/ui/SearchField'
import { ShowFilters } from '@seriba/ui/ShowFilters'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../purchases/purchases.module.css'
import type { ListParams } from './list-params.ts'

const searchDelayMs = 700

const locales: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }

/** The days that can be chosen: three years back, one ahead (DEC14). */
const daysOf = (years: number) => Math.round(years * 365.25)

type ListFiltersProps = {
  model: {
    params: ListParams
    total: number
    change: (part: Partial<ListParams>) => void
    clear: () => void
  }
  searchLabel: string
  datesLabel: string
  filtered: boolean
  touch: boolean
  /** Which part of the list is shown by `children`. */
  summary: string
  /** At the end of the line on a phone. */
  end?: ReactNode
  /** Filters that only this list has. */
  children: ReactNode
}

/** Words and days, by which every list here can be filtered. */
export function ListFilters({
  model,
  searchLabel,
  datesLabel,
  filtered,
  touch,
  summary,
  end,
  children,
}: ListFiltersProps) {
  const { t, i18n } = useTranslation(['money', 'common'])
  const { params, change, clear } = model
  const [typed, setTyped] = useState(params.search)
  const size = touch ? 'touch' : 'md'
  const today = jstDay(serverNow())

  useEffect(() => setTyped(params.search), [params.search])
  useEffect(() => {
    if (typed.trim() === params.search) return
    const timer = setTimeout(() => change({ search: typed.trim() }), typed === '' ? 0 : searchDelayMs)
    return () => clearTimeout(timer)
  })

  const fields = (
    <>
      <SearchField
        className={styles.search}
        size={size}
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={t('common:actions.clear')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onSubmit={(search) => change({ search: search.trim() })}
      />
      <DateRange
        className={styles.dates}
        size={size}
        label={datesLabel}
        placeholder={datesLabel}
        fromLabel={t('purchases.from')}
        toLabel={t('purchases.to')}
        clearLabel={t('common:actions.clear')}
        invalidText={t('purchases.dateInvalid')}
        locale={locales[i18n.language as Language] ?? locales.en}
        today={today}
        min={addDays(today, -daysOf(3))}
        max={addDays(today, daysOf(1))}
        value={{ from: params.dateFrom, to: params.dateTo }}
        onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
      />
      {children}
    </>
  )
  const clearAll = filtered && (
    <Button variant="ghost" size={size} className={styles.clear} onClick={clear}>
      {t('purchases.clearAll')}
    </Button>
  )
  if (!touch)
    return (
      <search className={styles.filters}>
        {fields}
        {clearAll}
      </search>
    )
  const days = [params.dateFrom, params.dateTo].map((day) => (day ? formatDay(day) : '')).join('–')
  const chip = (id: string, text: string, part: Partial<ListParams>) => ({
    id,
    text,
    removeLabel: t('common:show.remove', { text }),
    onRemove: () => change(part),
  })
  return (
    <ShowFilters
      label={t('common:show.label')}
      summary={summary}
      closeLabel={t('common:actions.close')}
      doneLabel={t('common:show.done', { shown: groupThousands(model.total) })}
      filters={[
        ...(params.search ? [chip('search', params.search, { search: '' })] : []),
        ...(days === '–' ? [] : [chip('days', days, { dateFrom: null, dateTo: null })]),
      ]}
      end={
        <>
          {clearAll}
          {end}
        </>
      }
    >
      {fields}
    </ShowFilters>
  )
}
