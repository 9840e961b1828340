import { formatBalance } from '@seriba/domain/format/number'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { FilterDates } from '@seriba/forms/FilterDates'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './payments-page.module.css'
import { noFilter, type PaymentsModel } from './use-payments-query.ts'

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
  const { t } = useTranslation(['paymentsDesk', 'money', 'common'])
  const size = useWide() ? 'md' : 'touch'
  const methods = ['', ...paymentMethods] as const
  return (
    <search className={styles.filters}>
      <FilterSearch
        ref={searchRef}
        label={t('search')}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      <FilterDates
        label={t('dates')}
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
