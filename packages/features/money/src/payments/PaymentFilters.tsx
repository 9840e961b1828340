import { type PaymentType, paymentTypes } from '@seriba/domain/money/payment-types'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { DateRange } from '@seriba/ui/DateRange'
import { SearchField } from '@seriba/ui/SearchField'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import filters from '../purchases/purchases.module.css'
import { isFiltered } from './payment-params.ts'
import type { PaymentModel } from './use-payments.ts'

const searchDelayMs = 700
/** Days that can be asked for: three years back, one ahead (DEC14). */
const daysOf = (years: number) => Math.round(years * 365.25)
/** Yahoo is shown where there is such a line; nobody looks for it (3§2.8). */
const offered = paymentTypes.filter((type) => type !== 'Yahoo')

export function PaymentFilters({ model, touch }: { model: PaymentModel; touch: boolean }) {
  const { t, i18n } = useTranslation(['money', 'common'])
  const { params, change, clear } = model
  const [typed, setTyped] = useState(params.search)
  const size = touch ? 'touch' : 'md'
  const today = jstDay(new Date())

  useEffect(() => setTyped(params.search), [params.search])
  useEffect(() => {
    if (typed.trim() === params.search) return
    const timer = setTimeout(() => change({ search: typed.trim() }), typed === '' ? 0 : searchDelayMs)
    return () => clearTimeout(timer)
  })

  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        size={size}
        label={t('payments.search')}
        placeholder={t('payments.search')}
        clearLabel={t('common:actions.clear')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onSubmit={(search) => change({ search: search.trim() })}
      />
      <DateRange
        className={filters.dates}
        size={size}
        label={t('payments.dates')}
        placeholder={t('payments.dates')}
        fromLabel={t('purchases.from')}
        toLabel={t('purchases.to')}
        clearLabel={t('common:actions.clear')}
        locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
        today={today}
        min={addDays(today, -daysOf(3))}
        max={addDays(today, daysOf(1))}
        value={{ from: params.dateFrom, to: params.dateTo }}
        onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
      />
      <SegmentedControl<PaymentType | 'all'>
        size={size}
        label={t('payments.type')}
        options={(['all', ...offered] as const).map((value) => ({
          value,
          label: t(`payments.types.${value}`),
        }))}
        value={params.type ?? 'all'}
        onChange={(type) => change({ type: type === 'all' ? null : type })}
      />
      {isFiltered(params) && (
        <Button variant="ghost" size={size} className={filters.clear} onClick={clear}>
          {t('purchases.clearAll')}
        </Button>
      )}
    </search>
  )
}
