import { useLazyExportStaffQuery } from '@seriba/api/manager/staff'
import { staffSeen, staffSteps } from '@seriba/domain/access/staff-filter'
import { allStaffRights } from '@seriba/domain/access/staff-rights'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { FilterBar } from '@seriba/forms/FilterBar'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './staff.module.css'
import type { StaffModel } from './staff-query.ts'

type StaffFiltersProps = { model: StaffModel; searchRef: Ref<HTMLInputElement> }

/** By two-step login, last login, and rights; and the list as a file. */
export function StaffFilters({ model: { query, change }, searchRef }: StaffFiltersProps) {
  const { t } = useTranslation(['staff', 'common'])
  const wide = useWide()
  const [askLink] = useLazyExportStaffQuery()
  const set = [query.step, query.seen, query.right, query.search].filter(Boolean).length
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value))
  return (
    <FilterBar
      label={set > 0 ? `${t('filters.open')}: ${set}` : t('filters.open')}
      end={
        <>
          <SearchField
            ref={searchRef}
            className={styles.search}
            size={wide ? 'md' : 'touch'}
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('common:actions.clear')}
            hint={wide && <KeyCap aria-hidden>/</KeyCap>}
            maxLength={100}
            value={query.search}
            onChange={(search) => change({ search })}
          />
          <ExportButtons ask={(format) => askLink({ ...asked, format }).unwrap()} />
        </>
      }
    >
      <FilterSelect
        label={t('columns.step')}
        options={staffSteps.map((value) => ({ value, label: t(`filters.steps.${value}`) }))}
        value={query.step}
        onChange={(step) => change({ step })}
      />
      <FilterSelect
        label={t('columns.seen')}
        options={staffSeen.map((value) => ({ value, label: t(`filters.seen.${value}`) }))}
        value={query.seen}
        onChange={(seen) => change({ seen })}
      />
      <FilterSelect
        label={t('filters.right')}
        options={allStaffRights.map((value) => ({ value, label: t(`rights.${value}`) }))}
        value={query.right}
        onChange={(right) => change({ right })}
      />
    </FilterBar>
  )
}
