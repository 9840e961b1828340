import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Note.module.css'

export type NoteTone = 'neutral' | 'blue' | 'orange' | 'red' | 'green'

export type NoteProps = ComponentPropsWithRef<'div'> & { tone?: NoteTone; icon?: LucideIcon }

const icons: Record<NoteTone, LucideIcon> = {
  neutral: Info,
  blue: Info,
  orange: TriangleAlert,
  red: CircleAlert,
  green: CircleCheck,
}

/** A tinted box in the flow of the page. Add `role="alert"` if it appears after an action. */
export function Note({ tone = 'neutral', icon, className, children, ...rest }: NoteProps) {
  return (
    <div className={cx(styles.note, className)} data-tone={tone} {...rest}>
      <Icon icon={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
