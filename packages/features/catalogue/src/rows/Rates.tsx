import type { BikeRow } from '@seriba/contracts/catalogue'
import { Tooltip } from '@seriba/ui/Tooltip'
import styles from './Rates.module.css'
import { type RateName, rateNames, ratesOf, rateTone } from './rates.ts'
import type { RowWords } from './use-row-words.ts'

/** One score, with its name for those who cannot see the column heading. */
function Rate({ rate, name }: { rate: number | null; name: string }) {
  return (
    <b className={styles.rate} data-tone={rate === null ? 'none' : rateTone(rate)}>
      <span className="visually-hidden">{name} </span>
      {rate ?? '-'}
    </b>
  )
}

/** Six scores on the grid of their column's heading. */
export function Rates({ bike, words }: { bike: BikeRow; words: RowWords }) {
  const rates = ratesOf(bike)
  return (
    <span className={styles.rates}>
      {rateNames.map((name) => (
        <Rate key={name} rate={rates[name]} name={words.rate(name).full} />
      ))}
    </span>
  )
}

/** The same with their names next to them, in one line of a card. */
export function NamedRates({ bike, words }: { bike: BikeRow; words: RowWords }) {
  const rates = ratesOf(bike)
  return (
    <span className={styles.named}>
      {rateNames.map((name) => (
        <span key={name}>
          <span aria-hidden>{words.rate(name).short}</span>
          <Rate rate={rates[name]} name={words.rate(name).full} />
        </span>
      ))}
    </span>
  )
}

type RatesHeadProps = { rate: (name: RateName) => { short: string; full: string } }

/** Abbreviations above the scores; the full word is in a tooltip. */
export function RatesHead({ rate }: RatesHeadProps) {
  return (
    <span className={styles.rates} data-head>
      {rateNames.map((name) => (
        <Tooltip key={name} text={rate(name).full}>
          <abbr>{rate(name).short}</abbr>
        </Tooltip>
      ))}
    </span>
  )
}
