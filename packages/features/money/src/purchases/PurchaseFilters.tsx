import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '../list/ListFilters.tsx'
import { isFiltered } from './purchase-params.ts'
import styles from './purchases.module.css'
import type { PurchaseModel } from './use-purchases.ts'

export function PurchaseFilters({ model, touch }: { model: PurchaseModel; touch: boolean }) {
  const { t } = useTranslation(['money', 'common'])
  const { params, change, list } = model
  const statuses = list.data?.statusList ?? []
  return (
    <ListFilters
      model={model}
      searchLabel={t('purchases.search')}
      datesLabel={t('purchases.dates')}
      filtered={isFiltered(params)}
      touch={touch}
      summary={
        params.status === null
          ? t('common:select.all')
          : t(`purchaseStatus.${purchaseStatusName(params.status || null)}`)
      }
    >
      <InFieldSelect
        className={styles.select}
        size={touch ? 'touch' : 'md'}
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
          // The list uses 0 for Processing, which is null in a row.
          label: t(`purchaseStatus.${purchaseStatusName(Number(value) || null)}`),
        }))}
        value={params.status === null ? [] : [String(params.status)]}
        onChange={([status]) => change({ status: status === undefined ? null : Number(status) })}
      />
    </ListFilters>
  )
}
