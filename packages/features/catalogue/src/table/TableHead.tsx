import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { HeaderCell } from '@seriba/ui/Table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, HeadLine } from './columns.ts'

type TableHeadProps = {
  columns: readonly Pick<Column<never>, 'id' | 'align' | 'head'>[]
  sort: Sort | null
  /** One lot cannot be sorted. */
  sortable: boolean
  onSort: (key: SortKey) => void
}

export const TableHead = memo(function TableHead({ columns, sort, sortable, onSort }: TableHeadProps) {
  const { t } = useTranslation('catalogue')
  const line = ({ label, sort: key, at }: HeadLine) => ({
    label: at ? <span data-at={at}>{t(`columns.${label}`)}</span> : t(`columns.${label}`),
    sort: key && {
      direction: sort?.sort === key ? (sort.order === 'ASC' ? ('asc' as const) : ('desc' as const)) : null,
      disabled: !sortable,
      onSort: () => onSort(key),
    },
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
            <HeaderCell key={id} data-column={id} align={align ?? 'start'} lines={head.map(line)} />
          ))}
        </tr>
      </thead>
    </>
  )
})
