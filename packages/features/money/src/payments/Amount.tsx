import { formatMoney } from '@seriba/domain/format/number'
import styles from './payments.module.css'

/** Received amounts are green with a plus, charges are in the text color with a minus. */
export function Amount({ amount }: { amount: number }) {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return (
    <b className={`num ${styles.amount}`} data-received={amount > 0 || undefined}>
      {sign}
      {formatMoney(Math.abs(amount))}
    </b>
  )
}
