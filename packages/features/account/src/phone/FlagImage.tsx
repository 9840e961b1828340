import * as flags from 'country-flag-icons/string/3x2'
import styles from './phone.module.css'

const drawings = flags as Record<string, string>

export function FlagImage({ code }: { code: string }) {
  const drawing = drawings[code]
  if (!drawing) return <span className={styles.flag} />
  return <img className={styles.flag} alt="" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />
}
