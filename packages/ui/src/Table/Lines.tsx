import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Table.module.css'

type LineProps = ComponentPropsWithRef<'span'> & { strong?: boolean | undefined }

/** The first of a cell's two lines. */
export function Line1({ strong, className, ...rest }: LineProps) {
  return <span className={cx(styles.line1, className)} data-strong={strong || undefined} {...rest} />
}

/** The second: smaller and fainter. */
export function Line2({ strong, className, ...rest }: LineProps) {
  return <span className={cx(styles.line2, className)} data-strong={strong || undefined} {...rest} />
}

/** Stands for a missing value. */
export function NoValue({ children = '-', className, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span className={cx(styles.none, className)} {...rest}>
      {children}
    </span>
  )
}
