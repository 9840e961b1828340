import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { useOwnRate } from '@seriba/i18n/use-own-rate'
import styles from './OwnSum.module.css'

/** Yen in the reader's own currency, with the day of the rate; empty if they have not chosen one. */
export function OwnSum({ yen }: { yen: number | null }) {
  const rate = useOwnRate()
  const own = useOwnCurrency()
  if (!own || yen === null || yen <= 0) return null
  return (
    <p className={styles.own}>
      <b className="num">{own.of(yen)}</b> <span>{rate(own)}</span>
    </p>
  )
}
