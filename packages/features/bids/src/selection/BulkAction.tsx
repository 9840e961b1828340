import { KeyCap } from '@seriba/ui/KeyCap'
import styles from './selection.module.css'

type BulkActionProps = {
  /** Its key. */
  cap: string
  text: string
  /** In full, for those who do not see what is chosen. */
  label: string
  busy?: boolean
  onPress: () => void
}

/** One thing that is done with the chosen bids. */
export const BulkAction = ({ cap, text, label, busy, onPress }: BulkActionProps) => (
  <button
    type="button"
    className={styles.act}
    aria-label={label}
    title={label}
    disabled={busy}
    onClick={onPress}
  >
    {text}
    <KeyCap aria-hidden>{cap}</KeyCap>
  </button>
)
