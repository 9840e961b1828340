import { Checkbox } from '@seriba/ui/Checkbox'
import type { SelectOption } from '@seriba/ui/InFieldSelect'
import { SearchField } from '@seriba/ui/SearchField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import styles from './bid-filters.module.css'
import { type FilterField, fieldFacts } from './filter-fields.ts'

/** If there are more than this, there is a search. */
const searchedAbove = 10

type GroupOptionsProps = {
  field: FilterField
  options: readonly SelectOption[]
  filters: BidFilters
  onChange: (part: Partial<BidFilters>) => void
}

/** The choices of one filter, one per line. */
export function GroupOptions({ field, options, filters, onChange }: GroupOptionsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const [search, setSearch] = useState('')
  const { read, write, single } = fieldFacts[field]
  const chosen = read(filters)
  const name = t(`filters.${field}`)
  const found = options.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()))

  const toggle = (value: string) => {
    if (chosen.includes(value)) onChange(write(chosen.filter((other) => other !== value)))
    else onChange(write(single ? [value] : [...chosen, value]))
  }
  return (
    <>
      {options.length > searchedAbove && (
        <div className={styles.sheet}>
          <SearchField
            size="touch"
            label={t('filters.search', { name })}
            placeholder={t('filters.search', { name })}
            clearLabel={t('common:actions.clear')}
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      {found.length === 0 && <p className={styles.nothing}>{t('common:empty.results')}</p>}
      <ul>
        {found.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              className={styles.option}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}
