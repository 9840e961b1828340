import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { balanceBands, creditUsageBands, loginSpans } from '@seriba/domain/clients/client-list'
import { FilterBar } from '@seriba/forms/FilterBar'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { Checkbox } from '@seriba/ui/Checkbox'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/use-country.ts'
import styles from './clients-page.module.css'
import type { ClientsModel } from './use-clients-query.ts'

type ClientFiltersProps = { model: ClientsModel; searchRef: Ref<HTMLInputElement> }

/** Filters by manager, country and standing, and the search. */
export function ClientFilters({ model: { query, filters, change }, searchRef }: ClientFiltersProps) {
  const { t } = useTranslation('clients')
  const { data } = useListAccountManagersQuery()
  const countries = useCountries()
  return (
    <FilterBar
      label={filters > 0 ? t('list.filtersSet', { set: filters }) : t('list.filters')}
      end={
        <FilterSearch
          ref={searchRef}
          label={t('list.search')}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
      }
    >
      <FilterSelect
        label={t('client.manager')}
        options={data?.managers ?? []}
        value={query.managerId}
        onChange={(managerId) => change({ managerId })}
      />
      <FilterSelect
        label={t('client.dealer')}
        options={data?.dealers ?? []}
        value={query.dealerId}
        onChange={(dealerId) => change({ dealerId })}
      />
      <FilterSelect
        label={t('client.country')}
        options={countries}
        value={query.countryId}
        onChange={(countryId) => change({ countryId })}
      />
      <FilterSelect
        label={t('client.balance')}
        options={balanceBands.map((value) => ({ value, label: t(`list.balances.${value}`) }))}
        value={query.balance}
        // Clients in debt have no balance of zero or more.
        onChange={(balance) => change({ balance, debt: false })}
      />
      <FilterSelect
        label={t('list.held')}
        options={creditUsageBands.map((value) => ({ value, label: t(`list.heldBands.${value}`) }))}
        value={query.held}
        onChange={(held) => change({ held })}
      />
      <FilterSelect
        label={t('list.lastLogin')}
        options={loginSpans.map((value) => ({ value, label: t(`list.logins.${value}`) }))}
        value={query.lastLogin}
        onChange={(lastLogin) => change({ lastLogin })}
      />
      <FilterSelect
        label={t('list.twoStep')}
        options={[
          { value: 'on' as const, label: t('list.twoStepOn') },
          { value: 'off' as const, label: t('list.twoStepOff') },
        ]}
        value={query.twoStep}
        onChange={(twoStep) => change({ twoStep })}
      />
      <Checkbox
        className={styles.check}
        checked={query.debt}
        onChange={({ target }) => change({ debt: target.checked, ...(target.checked && { balance: null }) })}
      >
        {t('list.debtOnly')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        checked={query.unassigned}
        // Clients whom nobody looks after have no manager to show.
        onChange={({ target }) =>
          change({ unassigned: target.checked, ...(target.checked && { managerId: null }) })
        }
      >
        {t('list.unassigned')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        checked={query.unchecked}
        onChange={({ target }) => change({ unchecked: target.checked })}
      >
        {t('list.unchecked')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        checked={query.endingPapers}
        onChange={({ target }) => change({ endingPapers: target.checked })}
      >
        {t('list.endingPapers')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        checked={query.deletion}
        onChange={({ target }) => change({ deletion: target.checked })}
      >
        {t('deletion.filter')}
      </Checkbox>
    </FilterBar>
  )
}
