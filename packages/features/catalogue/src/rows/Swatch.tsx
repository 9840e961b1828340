import { colorSample } from '@seriba/domain/lots/color'
import styles from './rows.module.css'

/** A dot of the color; empty if the feed's word for it is not known. */
export function Swatch({ color }: { color: string }) {
  return <i aria-hidden className={styles.swatch} style={{ background: colorSample(color) ?? 'none' }} />
}
