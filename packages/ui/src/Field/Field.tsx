import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Field.module.css'
import type { FieldIds } from './use-field.ts'

/** What every field shows around its control. */
export type FieldTexts = {
  label: ReactNode
  /** Keeps the label for screen readers only, if the context says what the field is. */
  labelHidden?: boolean | undefined
  /** A short note to the right of the label, such as 'optional'. */
  hint?: ReactNode
  /** A link or a button to the right of the label: the keyboard reaches it after the control. */
  action?: ReactNode
  help?: ReactNode
  /** Replaces the help and marks the control as invalid. */
  error?: ReactNode
}

/** The error of a control, below it. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.error} role="alert">
    <Icon icon={CircleAlert} size={16} />
    <span>{children}</span>
  </p>
)

type FieldProps = FieldTexts & { ids: FieldIds; className?: string | undefined; children: ReactNode }

export function Field({
  label,
  labelHidden,
  hint,
  action,
  help,
  error,
  ids,
  className,
  children,
}: FieldProps) {
  return (
    <div className={cx(styles.field, className)} data-error={error ? true : undefined}>
      <div className={labelHidden ? 'visually-hidden' : styles.head}>
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children}
      {action && <div className={styles.action}>{action}</div>}
      {error ? (
        <FieldError id={ids.message}>{error}</FieldError>
      ) : (
        help && (
          <p id={ids.message} className={styles.help}>
            {help}
          </p>
        )
      )}
    </div>
  )
}
