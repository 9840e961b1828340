import { formatBalance } from '@seriba/domain/format/number'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { DateRange } from '@seriba/ui/DateRange'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '../shared/SearchInput.tsx'
import styles from './payments-page.module.css'
import { noFilter, type PaymentsModel } from './use-payments-query.ts'

const daysBack = 1096

type PaymentFiltersProps = {
  model: PaymentsModel
  totals: { in: number; out: number } | undefined
  searchRef: Ref<HTMLInputElement>
}

/** Words, days and methods, and what the lines that are left come to. */
export function PaymentFilters({
  model: { query, narrowed, change },
  totals,
  searchRef,
}: PaymentFiltersProps) {
  const { t, i18n } = useTranslation(['paymentsDesk', 'money', 'common'])
  const size = useWide() ? 'md' : 'touch'
  const today = jstDay(new Date())
  const methods = ['', ...paymentMethods] as const
  return (
    <search className={styles.filters}>
      <SearchInput
        ref={searchRef}
        label={t('search')}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      <DateRange
        className={styles.dates}
        size={size}
        label={t('dates')}
        placeholder={t('dates')}
        fromLabel={t('from')}
        toLabel={t('to')}
        clearLabel={t('common:actions.clear')}
        invalidText={t('money:purchases.dateInvalid')}
        locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
        today={today}
        min={addDays(today, -daysBack)}
        max={today}
        value={{ from: query.dateFrom || null, to: query.dateTo || null }}
        onChange={({ from, to }) => change({ dateFrom: from ?? '', dateTo: to ?? '' })}
      />
      {query.view !== 'adjustment' && (
        <Select
          className={styles.method}
          label={t('method')}
          labelHidden
          size={size}
          options={methods.map((value) => ({
            value,
            label: value ? t(`money:payments.methods.${value}`) : `${t('method')}: ${t('common:select.all')}`,
          }))}
          value={query.method ?? ''}
          onChange={(value) => change({ method: value === '' ? null : value })}
        />
      )}
      {narrowed && (
        <Button variant="ghost" size={size} onClick={() => change(noFilter)}>
          {t('common:actions.resetFilter')}
        </Button>
      )}
      {totals && (
        <span className={styles.totals}>
          {t('in')} <b className="num">{formatBalance(totals.in)}</b> {t('out')}{' '}
          <b className="num">{formatBalance(totals.out)}</b>
        </span>
      )}
    </search>
  )
}
