import { colorSample } from '@seriba/domain/lots/color'
import styles from './rows.module.css'

/** A dot of the color; nothing where the feed's word for it says nothing. */
export function Swatch({ color }: { color: string }) {
  return <i aria-hidden className={styles.swatch} style={{ background: colorSample(color) ?? 'none' }} />
}
