import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { formatBalance } from '@seriba/domain/format/number'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { type Chosen, ClientSelect } from '@seriba/forms/ClientSelect'
import { FilterDates } from '@seriba/forms/FilterDates'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './payments-page.module.css'
import { noFilter, type PaymentsModel } from './use-payments-query.ts'

type PaymentFiltersProps = {
  model: PaymentsModel
  totals: { in: number; out: number } | undefined
  /** The lines that are shown: they contain the name of a client whom the address only has by number. */
  records: readonly DeskPayment[]
  searchRef: Ref<HTMLInputElement>
}

/** Search text, days and methods, and the total of the remaining lines. */
export function PaymentFilters({
  model: { query, narrowed, change },
  totals,
  records,
  searchRef,
}: PaymentFiltersProps) {
  const { t } = useTranslation(['paymentsDesk', 'money', 'common'])
  const size = useWide() ? 'md' : 'touch'
  const methods = ['', ...paymentMethods] as const
  const { data: staff } = useListAccountManagersQuery()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { clientId } = query
  const listed = records.find(({ client }) => client.id === clientId)?.client
  const client = chosen?.id === clientId ? chosen : listed
  return (
    <search className={styles.filters}>
      <FilterSearch
        ref={searchRef}
        label={t('searchLedger')}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      <ClientSelect
        className={styles.client}
        label={t('client')}
        empty={t('common:select.all')}
        example={t('entry.clientExample')}
        size={size}
        value={clientId === null ? null : (client ?? { id: clientId, name: '' })}
        onChange={(next) => {
          setChosen(next)
          change({ clientId: next?.id ?? null })
        }}
      />
      <FilterSelect
        label={t('recordedBy')}
        options={[...(staff?.managers ?? []), { value: 0, label: t('system') }]}
        value={query.by}
        onChange={(by) => change({ by })}
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
