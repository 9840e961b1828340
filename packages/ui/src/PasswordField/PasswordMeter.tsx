import styles from './PasswordMeter.module.css'

const steps = [1, 2, 3, 4]

/** Four bars under a new password, `strength` of them lit. Its words are the field's help. */
export function PasswordMeter({ strength }: { strength: number }) {
  return (
    <span aria-hidden className={styles.meter}>
      {steps.map((step) => (
        <i key={step} className={styles.step} data-on={step <= strength || undefined} />
      ))}
    </span>
  )
}
