import { KeyCap } from '@seriba/ui/KeyCap'
import styles from './selection.module.css'

type BulkActionProps = {
  /** Its key. */
  cap: string
  text: string
  /** In full, for those who cannot see the selection. */
  label: string
  busy?: boolean
  onPress: () => void
}

/** One action for the selected bids. */
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
