import styles from './photos.module.css'

const most = 5

/** The position in a row of photos; five dots represent any number of them. */
export function Dots({ index, count }: { index: number; count: number }) {
  const dots = Math.min(count, most)
  const current = count <= most ? index : Math.round((index / (count - 1)) * (dots - 1))
  return (
    <span aria-hidden className={styles.dots}>
      {Array.from({ length: dots }, (_, dot) => (
        <i key={`dot-${dot + 1}`} data-current={dot === current || undefined} />
      ))}
    </span>
  )
}
