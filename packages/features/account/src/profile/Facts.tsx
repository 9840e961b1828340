import type { ReactNode } from 'react'
import styles from './ProfilePage.module.css'

type FactsProps = {
  /** The values are amounts and counts. */
  figures?: boolean
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labels and their values, one pair per line. */
export function Facts({ figures, facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={figures ? 'num' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
