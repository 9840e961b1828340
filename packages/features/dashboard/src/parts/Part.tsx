import { TextLink } from '@seriba/ui/TextLink'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from '../page/dashboard.module.css'

type PartProps = {
  title: string
  /** A small figure next to the title. */
  figure?: ReactNode
  /** The control that narrows it. */
  control?: ReactNode
  /** The full list. */
  to?: { href: string; label: string } | undefined
  /** The headings of its rows' columns. */
  heads?: ReactNode
  /** Shown if it is empty. */
  empty: string
  /** Rows as `<li>`. */
  children: ReactNode[]
}

/** A section of a dashboard: its first rows, and a link to all of them. */
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
