import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { DateRange } from '@seriba/ui/DateRange'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { SearchField } from '@seriba/ui/SearchField'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFiltered } from './purchase-params.ts'
import styles from './purchases.module.css'
import type { PurchaseModel } from './use-purchases.ts'

const searchDelayMs = 700

/** Days that can be asked for: three years back, one ahead (DEC14). */
const daysOf = (years: number) => Math.round(years * 365.25)

export function PurchaseFilters({ model, touch }: { model: PurchaseModel; touch: boolean }) {
  const { t, i18n } = useTranslation(['money', 'common'])
  const { params, change, clear, list } = model
  const [typed, setTyped] = useState(params.search)
  const size = touch ? 'touch' : 'md'
  const today = jstDay(new Date())
  const statuses = list.data?.statusList ?? []

  useEffect(() => setTyped(params.search), [params.search])
  useEffect(() => {
    if (typed.trim() === params.search) return
    const timer = setTimeout(() => change({ search: typed.trim() }), typed === '' ? 0 : searchDelayMs)
    return () => clearTimeout(timer)
  })

  return (
    <search className={styles.filters}>
      <SearchField
        className={styles.search}
        size={size}
        label={t('purchases.search')}
        placeholder={t('purchases.search')}
        clearLabel={t('common:actions.clear')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onSubmit={(search) => change({ search: search.trim() })}
      />
      <DateRange
        className={styles.dates}
        size={size}
        label={t('purchases.purchaseDate')}
        placeholder={t('purchases.purchaseDate')}
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
      <InFieldSelect
        className={styles.select}
        size={size}
        mode="single"
        label={t('purchases.status')}
        texts={{
          empty: t('common:select.all'),
          selected: (count) => t('common:select.selected', { count }),
          search: t('common:actions.search'),
          clear: t('common:actions.clear'),
          noResults: t('common:empty.results'),
          loading: t('common:loading'),
        }}
        options={statuses.map(({ value }) => ({
          value: String(value),
          // The list says 0 for Processing, which is null in a row.
          label: t(`purchaseStatus.${purchaseStatusName(Number(value) || null)}`),
        }))}
        value={params.status === null ? [] : [String(params.status)]}
        onChange={([status]) => change({ status: status === undefined ? null : Number(status) })}
      />
      {isFiltered(params) && (
        <Button variant="ghost" size={size} className={styles.clear} onClick={clear}>
          {t('purchases.clearAll')}
        </Button>
      )}
    </search>
  )
}
