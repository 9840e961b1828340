import { formatBalance } from '@seriba/domain/format/number'
import styles from './payments-page.module.css'

/** Yen with their sign: incoming amounts are green. */
export const Amount = ({ yen }: { yen: number }) => (
  <span className="num" data-in={yen > 0 || undefined}>
    <b className={yen > 0 ? styles.in : styles.figure}>
      {yen > 0 ? '+' : ''}
      {formatBalance(yen)}
    </b>
  </span>
)
