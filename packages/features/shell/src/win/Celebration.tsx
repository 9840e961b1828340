import { Trophy } from 'lucide-react'
import type { CSSProperties } from 'react'
import styles from './win.module.css'

const colors = ['--accent-vivid', '--green-solid', '--red-solid', '--orange-solid']

/** Scattered evenly by the golden ratio, the same way every time. */
const pieces = Array.from({ length: 42 }, (_, n) => ({
  left: ((n * 61.8) % 100).toFixed(1),
  turn: (n * 137) % 360,
  delay: (n * 47) % 900,
  rest: 8 + ((n * 29) % 84),
  color: colors[n % colors.length],
}))

/** A trophy under falling confetti; with reduced motion it does not move. */
export function Celebration() {
  return (
    <>
      <div className={styles.confetti} aria-hidden>
        {pieces.map(({ left, turn, delay, rest, color }) => (
          <i
            key={left}
            style={
              {
                left: `${left}%`,
                background: `var(${color})`,
                '--turn': `${turn}deg`,
                '--rest': `${rest}%`,
                animationDelay: `${delay}ms`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <span className={styles.trophy} aria-hidden>
        <Trophy size={32} strokeWidth={1.4} />
      </span>
    </>
  )
}
