import { colorSample } from '@seriba/domain/lots/color'
import styles from './facts.module.css'

/** A color's name with a dot of it, if the name is known. */
export function ColorValue({ color, name }: { color: string; name: string }) {
  const swatch = colorSample(color)
  return (
    <>
      {swatch && <i aria-hidden className={styles.swatch} style={{ background: swatch }} />}
      {name}
    </>
  )
}
