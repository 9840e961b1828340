import { ChevronDown, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../lib/cx.ts'
import { Sheet } from '../Sheet/index.ts'
import styles from './ShowFilters.module.css'

export type ShownFilter = {
  id: string
  text: string
  /** 'Remove the filter Dates: 2026.09.01' */
  removeLabel: string
  onRemove: () => void
}

export type ShowFiltersProps = ComponentPropsWithRef<'search'> & {
  /** 'Show' */
  label: string
  /** What is shown: 'All'. */
  summary: string
  /** The other active filters. */
  filters: readonly ShownFilter[]
  closeLabel: string
  /** 'Show 12' */
  doneLabel: string
  /** At the end of the line. */
  end?: ReactNode
}

/** A list's filters for the thumb: one chip that opens them in a sheet, and one for each that is set. */
export function ShowFilters({
  label,
  summary,
  filters,
  closeLabel,
  doneLabel,
  end,
  className,
  children,
  ...rest
}: ShowFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <search className={cx(styles.line, className)} {...rest}>
      <Button
        size="touch"
        className={styles.chip}
        endIcon={ChevronDown}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}: {summary}
      </Button>
      {filters.map(({ id, text, removeLabel, onRemove }) => (
        <Button
          key={id}
          size="touch"
          className={styles.chip}
          on
          endIcon={X}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <span className="truncate">{text}</span>
        </Button>
      ))}
      {end}
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={label}
        closeLabel={closeLabel}
        actions={
          <Button block size="touch" variant="primary" onClick={close}>
            {doneLabel}
          </Button>
        }
      >
        <div className={styles.fields}>{children}</div>
      </Sheet>
    </search>
  )
}
