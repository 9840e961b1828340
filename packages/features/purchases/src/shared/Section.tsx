import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: ReactNode
  /** A small word next to the title. */
  about?: ReactNode
  /** To the right of the title. */
  action?: ReactNode
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** A part of a purchase's page. */
export function Section({ title, about, action, id, className, children }: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={[styles.section, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {about && <span className={styles.about}>{about}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
    </section>
  )
}

type FactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[]; columns?: boolean }

/** Labels with their values. The caller omits what is not known. */
export function Facts({ facts, columns }: FactsProps) {
  return (
    <dl className={styles.facts} data-columns={columns || undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
