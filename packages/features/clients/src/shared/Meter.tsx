import { heldTone } from '@seriba/domain/clients/client-list'
import styles from './meter.module.css'

type MeterProps = {
  /** 0 to 1; more is shown as all of it. */
  share: number
  /** Where no figure beside it says the same. */
  label?: string
}

/** How much of a limit is taken: blue, then orange, then red. */
export function Meter({ share, label }: MeterProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...named} className={styles.track}>
      <span className={styles.taken} data-tone={heldTone(share)} style={{ width }} />
    </span>
  )
}
