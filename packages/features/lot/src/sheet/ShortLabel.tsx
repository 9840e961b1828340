import styles from './sheet.module.css'

/** A tab's label; if there is little room, only its first word is visible. */
export function ShortLabel({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(' ')
  if (rest.length === 0) return first
  return (
    <span>
      {first} <span className={styles.rest}>{rest.join(' ')}</span>
    </span>
  )
}
