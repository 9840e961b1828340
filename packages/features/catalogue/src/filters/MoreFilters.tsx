import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { FilterFieldsProps } from './filter-fields.ts'
import styles from './filters.module.css'
import { OptionFilter } from './OptionFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { ChassisFilter } from './SearchedFilter.tsx'

/** The filters behind 'More options'. */
export function MoreFilters({ pageType, draft, onChange, offered }: FilterFieldsProps) {
  const { more, moreRanges } = pageFilters[pageType]
  const { options, bounds } = offered.metadata ?? { options: {}, bounds: {} }
  return (
    <div className={styles.row}>
      {more.map((name) => {
        if (name === 'date' || name === 'model') return null
        if (name === 'chassis') {
          return (
            <ChassisFilter
              key={name}
              pageType={pageType}
              options={options.chassis}
              loading={offered.loading}
              hasModel={draft.model.length > 0}
              value={draft.chassis}
              onChange={onChange}
            />
          )
        }
        return (
          <OptionFilter
            key={name}
            name={name}
            options={options[name]}
            value={draft[name]}
            loading={offered.loading}
            failed={offered.failed}
            onChange={onChange}
          />
        )
      })}
      {moreRanges.map((name) => (
        <RangeFilter
          key={name}
          pageType={pageType}
          name={name}
          value={draft[name]}
          bounds={bounds[name]}
          onChange={onChange}
        />
      ))}
    </div>
  )
}
