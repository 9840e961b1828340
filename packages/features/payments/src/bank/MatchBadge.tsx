import type { BankMatch } from '@seriba/contracts/bank-files'
import { useTranslation } from 'react-i18next'
import styles from './bank.module.css'

const bars = [1, 2, 3] as const
const filled: Record<BankMatch['match'] | 'none', number> = {
  sure: 3,
  amount: 2,
  reference: 2,
  name: 1,
  none: 0,
}

/** How certain it is whose money a line is: a word, and bars of which more are filled the more certain it is. */
export function MatchBadge({ match }: { match: BankMatch['match'] | 'none' }) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <span className={styles.match} data-match={match}>
      <span aria-hidden className={styles.bars}>
        {bars.map((bar) => (
          <i key={bar} data-filled={bar <= filled[match] || undefined} />
        ))}
      </span>
      {t(`bank.matches.${match}`)}
    </span>
  )
}
