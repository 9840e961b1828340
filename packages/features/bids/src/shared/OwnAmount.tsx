import { useActor } from '@seriba/api/use-actor'
import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { isBuyer } from '@seriba/domain/access/actor'
import { useOwnRate } from '@seriba/i18n/use-own-rate'
import styles from './OwnSum.module.css'
import { desktop, useMedia } from './use-media.ts'

function useBuyersCurrency() {
  const actor = useActor()
  const own = useOwnCurrency()
  return actor && isBuyer(actor) ? own : null
}

/** An amount in a list in the buyer's own currency; the day of its rate is shown once above the list. */
export function OwnAmount({ yen }: { yen: number }) {
  const own = useBuyersCurrency()
  return own && yen > 0 ? <small className={`num ${styles.amount}`}>{own.of(yen)}</small> : null
}

/** The rate at which a table's amounts are shown in the buyer's own currency. */
export function OwnRate() {
  const rate = useOwnRate()
  const own = useBuyersCurrency()
  // A card shows it next to its amount.
  const wide = useMedia(desktop)
  if (!own || !wide) return null
  return (
    <p className={styles.rate}>
      <span className="num">≈&nbsp;{own.currency}</span> {rate(own)}
    </p>
  )
}
