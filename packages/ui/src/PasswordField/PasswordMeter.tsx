import type { ReactNode } from 'react'
import styles from './PasswordMeter.module.css'

const steps = [1, 2, 3, 4]

/** The help for a new password's field: four bars, `strength` of them lit, above the words. */
export function PasswordMeter({ strength, children }: { strength: number; children: ReactNode }) {
  return (
    <span className={styles.help}>
      <span aria-hidden className={styles.meter}>
        {steps.map((step) => (
          <i key={step} className={styles.step} data-on={step <= strength || undefined} />
        ))}
      </span>
      {children}
    </span>
  )
}
