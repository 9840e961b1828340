import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { HeaderCell } from '@seriba/ui/Table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { RatesHead } from '../rows/Rates.tsx'
import type { RateName } from '../rows/rates.ts'
import type { AnyColumn, HeadLine } from './columns.ts'

export type TableHeadProps = {
  columns: readonly Pick<AnyColumn, 'id' | 'align' | 'head'>[]
  /** What the page sorts by: not every page can sort by the same column. */
  sorts: readonly SortKey[]
  sort: Sort | null
  /** A single lot cannot be sorted. */
  sortable: boolean
  onSort: (key: SortKey) => void
}

export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, sorts, sort, sortable, onSort } = props
  const { t } = useTranslation('catalogue')
  const rate = (name: RateName) => ({ short: t(`rates.${name}.short`), full: t(`rates.${name}.full`) })
  const labelOf = (label: HeadLine['label']) =>
    label === 'rateNames' ? <RatesHead rate={rate} /> : t(`columns.${label}`)
  const line = ({ label, sort: key, at }: HeadLine) => ({
    label: at ? <span data-at={at}>{labelOf(label)}</span> : labelOf(label),
    sort:
      key && sorts.includes(key)
        ? {
            direction:
              sort?.sort === key ? (sort.order === 'ASC' ? ('asc' as const) : ('desc' as const)) : null,
            disabled: !sortable,
            onSort: () => onSort(key),
          }
        : undefined,
  })

  return (
    <>
      <colgroup>
        {columns.map(({ id }) => (
          <col key={id} data-column={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, align, head }) => (
            <HeaderCell
              key={id}
              data-column={id}
              align={align ?? 'start'}
              lines={head.map((given) => [given].flat().map(line))}
            />
          ))}
        </tr>
      </thead>
    </>
  )
})
