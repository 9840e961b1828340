import { type PaymentType, paymentTypes } from '@seriba/domain/money/payment-types'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '../list/ListFilters.tsx'
import { isFiltered } from './payment-params.ts'
import type { PaymentModel } from './use-payments.ts'

/** Yahoo is shown if there is such a line; nobody searches for it (3§2.8). */
const offered = paymentTypes.filter((type) => type !== 'Yahoo')

type PaymentFiltersProps = { model: PaymentModel; touch: boolean; end?: ReactNode }

export function PaymentFilters({ model, touch, end }: PaymentFiltersProps) {
  const { t } = useTranslation('money')
  const { params, change } = model
  return (
    <ListFilters
      model={model}
      searchLabel={t('payments.search')}
      datesLabel={t('payments.dates')}
      filtered={isFiltered(params)}
      touch={touch}
      end={end}
      summary={t(`payments.types.${params.type ?? 'all'}`)}
    >
      <SegmentedControl<PaymentType | 'all'>
        size={touch ? 'touch' : 'md'}
        label={t('payments.type')}
        options={(['all', ...offered] as const).map((value) => ({
          value,
          label: t(`payments.types.${value}`),
        }))}
        value={params.type ?? 'all'}
        onChange={(type) => change({ type: type === 'all' ? null : type })}
      />
    </ListFilters>
  )
}
