import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Switch.module.css'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> & {
  /** The text next to the switch. Without it, provide `aria-label`. */
  children?: ReactNode
  /** Pink stands for auto-bid and nothing else. */
  tone?: 'accent' | 'pink'
  /** The text comes first and the switch is at the far end, as in lists of settings. */
  spread?: boolean
}

/** `ref` and rest props go to the `<input>`, `className` to the label around it. */
export function Switch({ children, tone = 'accent', spread, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)} data-tone={tone} data-spread={spread || undefined}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own checked state */}
      <input type="checkbox" role="switch" className={styles.input} {...rest} />
      {children && <span>{children}</span>}
    </label>
  )
}
