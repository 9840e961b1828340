import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Table.module.css'

export type SortDirection = 'asc' | 'desc'

/** One line of a column's head. With `sort` it is a button. */
export type HeaderLine = {
  label: ReactNode
  sort?: { direction: SortDirection | null; onSort: () => void; disabled?: boolean | undefined } | undefined
}

export type HeaderCellProps = Omit<ComponentPropsWithRef<'th'>, 'children' | 'align'> & {
  /** Several in one list are side by side. */
  lines: readonly (HeaderLine | readonly HeaderLine[])[]
  align?: 'start' | 'end' | 'center'
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column, one line per value in its cells. */
export function HeaderCell({ lines, align = 'start', className, ...rest }: HeaderCellProps) {
  const active = lines.flat().find((line) => line.sort?.direction)?.sort?.direction
  return (
    <th
      scope="col"
      className={cx(styles.head, className)}
      data-align={align}
      aria-sort={active ? ariaSort[active] : undefined}
      {...rest}
    >
      {lines.map((line, index) => (
        // The lines of a head never change their order.
        <span key={index} className={styles.headLine}>
          {[line].flat().map(({ label, sort }, at) =>
            sort ? (
              <SortButton key={at} {...sort}>
                {label}
              </SortButton>
            ) : (
              <span key={at}>{label}</span>
            ),
          )}
        </span>
      ))}
    </th>
  )
}

type SortButtonProps = NonNullable<HeaderLine['sort']> & { children: ReactNode }

function SortButton({ direction, onSort, disabled, children }: SortButtonProps) {
  const arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={direction ?? undefined}
      disabled={disabled}
      onClick={onSort}
    >
      {children}
      <Icon icon={arrow} size={12} className={styles.arrow} />
    </button>
  )
}
