import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  icon?: LucideIcon
  /** A drawing or a large figure such as 404, in place of the icon. */
  picture?: ReactNode
  text?: ReactNode
  /** A button, or two. */
  action?: ReactNode
  /** 1 if this is the page's only content. */
  headingLevel?: 1 | 2
}

export function EmptyState({
  title,
  icon,
  picture,
  text,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx(styles.empty, className)} {...rest}>
      {picture ? <div className={styles.picture}>{picture}</div> : icon && <Icon icon={icon} size={24} />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
