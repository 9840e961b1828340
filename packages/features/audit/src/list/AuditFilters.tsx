import { useAuditActorsQuery } from '@seriba/api/manager/audit'
import { auditEntities } from '@seriba/domain/audit/audit-log'
import { FilterBar } from '@seriba/forms/FilterBar'
import { FilterDates } from '@seriba/forms/FilterDates'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { Checkbox } from '@seriba/ui/Checkbox'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuditWords } from '../words/use-audit-words.ts'
import type { AuditModel } from './audit-query.ts'
import { ExportAudit } from './ExportAudit.tsx'

const tenYears = 3653

type AuditFiltersProps = { model: AuditModel; searchRef: Ref<HTMLInputElement> }

/** Filters by day, person, action and amount. */
export function AuditFilters({ model: { query, change, filters }, searchRef }: AuditFiltersProps) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { data: actors = [] } = useAuditActorsQuery()
  return (
    <FilterBar
      label={filters > 0 ? `${t('filters.open')}: ${filters}` : t('filters.open')}
      end={
        <>
          <FilterSearch
            ref={searchRef}
            label={t('search')}
            value={query.search}
            onSearch={(search) => change({ search })}
          />
          <ExportAudit query={query} />
        </>
      }
    >
      <FilterDates
        label={t('filters.dates')}
        daysBack={tenYears}
        value={{ from: query.dateFrom, to: query.dateTo }}
        onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
      />
      <FilterSelect
        label={t('filters.who')}
        options={actors}
        value={query.actorId}
        onChange={(actorId) => change({ actorId })}
      />
      <FilterSelect
        label={t('filters.object')}
        options={auditEntities.map((value) => ({ value, label: words.entity(value) }))}
        value={auditEntities.find((entity) => entity === query.entity) ?? null}
        onChange={(entity) => change({ entity, entityId: null })}
      />
      <Checkbox checked={query.moneyOnly} onChange={({ target }) => change({ moneyOnly: target.checked })}>
        {t('filters.money')}
      </Checkbox>
    </FilterBar>
  )
}
