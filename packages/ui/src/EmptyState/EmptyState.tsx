import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  icon?: LucideIcon
  /** A drawing or a large figure such as 404, in the icon's place. */
  picture?: ReactNode
  text?: ReactNode
  /** One button. */
  action?: ReactNode
}

export function EmptyState({ title, icon, picture, text, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)} {...rest}>
      {picture ? <div className={styles.picture}>{picture}</div> : icon && <Icon icon={icon} size={24} />}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
