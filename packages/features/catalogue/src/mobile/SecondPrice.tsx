import { groupThousands } from '@seriba/domain/format/number'
import type { PriceFact } from '../config/prices.ts'
import type { RowWords } from '../rows/use-row-words.ts'
import styles from './LotCard.module.css'

type SecondPriceProps = { price: ReturnType<PriceFact>; words: RowWords }

/** Beside the price of a card: what the lot was sold for, or what lots like it go for. Nothing where neither is known. */
export function SecondPrice({ price: { label, yen }, words }: SecondPriceProps) {
  if (!yen) return null
  const shown = groupThousands(yen)
  const sold = label === 'soldPrice'
  return (
    <span className={`num ${styles.average}`} data-sold={sold || undefined}>
      {sold ? words.sold(shown) : words.average(shown)}
    </span>
  )
}
