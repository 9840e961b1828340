import styles from './sheet.module.css'

/** A tab's label; where there is little room its first word, by which it is still called. */
export function ShortLabel({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(' ')
  if (rest.length === 0) return first
  return (
    <span>
      {first} <span className={styles.rest}>{rest.join(' ')}</span>
    </span>
  )
}
