import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import { useMemo } from 'react'
import { CombinedSearch } from '../filters/CombinedSearch.tsx'
import styles from './favorites.module.css'

type FavoriteSearchProps = {
  lotNo: string
  onSearch: (to: Pick<Filters, 'lotNo'>) => void
  touch?: boolean
}

const fields = ['lot_no'] as const

/** Finds lots of a group by number. */
export function FavoriteSearch({ lotNo, onSearch, touch }: FavoriteSearchProps) {
  const filters = useMemo(() => ({ ...emptyFilters, lotNo }), [lotNo])
  return (
    <CombinedSearch
      fields={fields}
      filters={filters}
      onApply={onSearch}
      size={touch ? 'touch' : 'sm'}
      className={touch ? styles.touchSearch : styles.search}
    />
  )
}
