import { Button } from '../Button/index.ts'
import styles from './DateRange.module.css'
import type { ApplyTexts, Dates } from './types.ts'

type ApplyFootProps = {
  texts: ApplyTexts
  dates: Dates
  size: 'md' | 'touch'
  onFinish: (dates: Dates) => void
}

/** The current choice, and the two ways to finish. */
export function ApplyFoot({ texts, dates, size, onFinish }: ApplyFootProps) {
  return (
    <footer className={styles.foot}>
      <p role="status" className={styles.described}>
        {texts.describe(dates)}
      </p>
      <Button variant="ghost" size={size} onClick={() => onFinish({ from: null, to: null })}>
        {texts.clear}
      </Button>
      <Button variant="primary" size={size} onClick={() => onFinish(dates)}>
        {texts.apply}
      </Button>
    </footer>
  )
}
