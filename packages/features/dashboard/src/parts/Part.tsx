import { TextLink } from '@seriba/ui/TextLink'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from '../page/dashboard.module.css'

type PartProps = {
  title: string
  /** A quiet figure beside the title. */
  figure?: ReactNode
  /** What narrows it. */
  control?: ReactNode
  /** The whole list. */
  to?: { href: string; label: string } | undefined
  /** What stands in the columns of its rows. */
  heads?: ReactNode
  /** Said where there is nothing. */
  empty: string
  /** Rows as `<li>`. */
  children: ReactNode[]
}

/** A part of a dashboard: its first rows, and the way to all of them. */
export function Part({ title, figure, control, to, heads, empty, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {figure !== undefined && figure !== false && (
          <span className={typeof figure === 'number' ? `num ${styles.quiet}` : styles.quiet}>{figure}</span>
        )}
        <div className={styles.ways}>
          {control}
          {to && <TextLink render={(props) => <Link {...props} to={to.href} />}>{to.label}</TextLink>}
        </div>
      </header>
      {children.length > 0 ? (
        <>
          {heads}
          <ul>{children}</ul>
        </>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  )
}
