import { groupThousands } from '@seriba/domain/format/number'
import type { PriceFact } from '../config/prices.ts'
import type { RowWords } from '../rows/use-row-words.ts'
import styles from './LotCard.module.css'

type SecondPriceProps = { price: ReturnType<PriceFact>; words: RowWords }

/**
 * Next to a card's price, small and in words: what the lot was sold for, its start price, or what similar lots sell
 * for.
 */
export function SecondPrice({ price: { label, yen }, words }: SecondPriceProps) {
  if (!yen) return null
  return (
    <span className={`num ${styles.average}`} data-sold={label === 'soldPrice' || undefined}>
      {words.price(label, groupThousands(yen))}
    </span>
  )
}
