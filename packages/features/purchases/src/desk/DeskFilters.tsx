import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { useListVoyagesQuery } from '@seriba/api/manager/voyages'
import type { PurchaseRow } from '@seriba/contracts/purchases'
import { missingParts, paidStates } from '@seriba/domain/purchases/desk'
import { voyageName } from '@seriba/domain/purchases/voyage'
import { ClientSelect } from '@seriba/forms/ClientSelect'
import { FilterBar } from '@seriba/forms/FilterBar'
import { FilterDates } from '@seriba/forms/FilterDates'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { useWide } from '@seriba/ui/use-wide'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import type { DeskModel } from './desk-query.ts'

type DeskFiltersProps = {
  model: DeskModel
  ports: readonly string[]
  purchases: readonly PurchaseRow[]
  searchRef: Ref<HTMLInputElement>
  children: ReactNode
}

/** Whose, from where, on which ship, how far paid, and what is missing. */
export function DeskFilters({ model, ports, purchases, searchRef, children }: DeskFiltersProps) {
  const { t } = useTranslation(['purchaseDesk', 'common'])
  const { query, filters, change } = model
  const size = useWide() ? 'md' : 'touch'
  const accountManagers = useListAccountManagersQuery()
  const voyages = useListVoyagesQuery({})
  const client = purchases.find((row) => row.client.id === query.clientId)?.client.name

  return (
    <FilterBar
      label={filters > 0 ? t('filtersSet', { set: filters }) : t('filters')}
      end={
        <>
          <FilterSearch
            ref={searchRef}
            label={t('search')}
            value={query.search}
            onSearch={(search) => change({ search })}
          />
          {children}
        </>
      }
    >
      <ClientSelect
        className={styles.client}
        label={t('clients')}
        empty={t('common:select.all')}
        example={t('clientExample')}
        size={size}
        value={query.clientId === null ? null : { id: query.clientId, name: client ?? '' }}
        onChange={(chosen) => change({ clientId: chosen?.id ?? null })}
      />
      <FilterSelect
        label={t('manager')}
        options={accountManagers.data?.managers ?? []}
        value={query.managerId}
        onChange={(managerId) => change({ managerId })}
      />
      <FilterSelect
        label={t('port')}
        options={ports.map((value) => ({ value, label: value }))}
        value={query.port}
        onChange={(port) => change({ port })}
      />
      <FilterSelect
        label={t('voyage')}
        options={(voyages.data?.voyages ?? []).map((one) => ({ value: one.id, label: voyageName(one) }))}
        value={query.voyageId}
        onChange={(voyageId) => change({ voyageId })}
      />
      <FilterSelect
        label={t('paidHead')}
        options={paidStates.map((value) => ({ value, label: t(`paid.${value}`) }))}
        value={query.paid}
        onChange={(paid) => change({ paid })}
      />
      <FilterSelect
        label={t('missingHead')}
        options={missingParts.map((value) => ({ value, label: t(`missing.${value}`) }))}
        value={query.missing}
        onChange={(missing) => change({ missing })}
      />
      <FilterDates
        label={t('dates')}
        value={{ from: query.dateFrom, to: query.dateTo }}
        onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  )
}
