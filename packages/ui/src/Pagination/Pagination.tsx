import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Pagination.module.css'
import { pageSlots } from './pages.ts'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> & {
  label: string
  page: number
  pageCount: number
  onChange: (page: number) => void
  previousLabel: string
  nextLabel: string
}

/** Nothing at all when there is only one page. */
export function Pagination({
  label,
  page,
  pageCount,
  onChange,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null
  const step = (icon: typeof ChevronLeft, name: string, to: number) => (
    <button
      type="button"
      className={styles.page}
      aria-label={name}
      disabled={to < 1 || to > pageCount}
      onClick={() => onChange(to)}
    >
      <Icon icon={icon} />
    </button>
  )

  return (
    <nav aria-label={label} className={cx(styles.pager, className)} {...rest}>
      {step(ChevronLeft, previousLabel, page - 1)}
      {pageSlots(page, pageCount).map((slot) =>
        'page' in slot ? (
          <button
            key={slot.page}
            type="button"
            className={styles.page}
            aria-current={slot.page === page ? 'page' : undefined}
            onClick={() => onChange(slot.page)}
          >
            {slot.page}
          </button>
        ) : (
          <span key={`gap-${slot.gapAfter}`} aria-hidden className={styles.gap}>
            …
          </span>
        ),
      )}
      {step(ChevronRight, nextLabel, page + 1)}
    </nav>
  )
}
