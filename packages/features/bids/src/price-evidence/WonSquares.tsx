import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { newestShown, wonOf, wouldHaveWon } from '@seriba/domain/lots/evidence/price-evidence'
import { useTranslation } from 'react-i18next'
import styles from './evidence.module.css'

/** How many of the newest sales an amount would have won. */
export function wonOfNewest(sales: PriceEvidence['sales'], amount: number) {
  const newest = sales.slice(0, newestShown).map(({ id, soldPrice }) => ({ id, price: soldPrice }))
  const { wonOfNewest: won, newest: count } = wonOf(newest, amount)
  return { newest, won, count }
}

/** A square for each of the newest sales, filled if an amount would have won it. */
export function WonSquares({ sales, amount }: { sales: PriceEvidence['sales']; amount: number }) {
  const { t } = useTranslation('evidence')
  const { newest, won, count } = wonOfNewest(sales, amount)
  return (
    <span role="img" aria-label={t('wonOf', { won, count })} className={styles.squares}>
      {newest.map(({ id, price }) => (
        <i key={id} data-won={wouldHaveWon(amount, price) || undefined} />
      ))}
    </span>
  )
}
