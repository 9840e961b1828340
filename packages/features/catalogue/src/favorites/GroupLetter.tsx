import styles from './favorites.module.css'

/** A group's symbol: the beginning of its name, since a longer one would not fit. */
export function GroupLetter({ group, active }: { group: string; active: boolean }) {
  return (
    <span aria-hidden className={styles.letter} data-on={active || undefined}>
      {[...group].slice(0, 2).join('')}
    </span>
  )
}
