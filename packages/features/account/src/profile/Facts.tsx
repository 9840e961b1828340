import { useId } from 'react'
import styles from './ProfilePage.module.css'

type FactsProps = {
  title: string
  /** The values are amounts and counts. */
  figures?: boolean
  facts: readonly (readonly [label: string, value: string])[]
}

/** A heading at the left and labelled values at the right; below one another where there is little room. */
export function Facts({ title, figures, facts }: FactsProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={figures ? 'num' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
