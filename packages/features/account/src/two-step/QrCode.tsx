import encode from 'qr'
import { useMemo } from 'react'
import styles from './two-step.module.css'

/** The margin in cells that scanners need to find it. */
const border = 4

/** One path: a square for each dark cell. */
function cellsOf(text: string) {
  const rows = encode(text, 'raw', { ecc: 'medium', border })
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size: rows.length, path: path.join('') }
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => cellsOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
