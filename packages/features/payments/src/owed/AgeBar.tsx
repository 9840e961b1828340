import { formatBalance } from '@seriba/domain/format/number'
import { type OwedAge, owedAges } from '@seriba/domain/money/owed-ages'
import { useTranslation } from 'react-i18next'
import styles from './AgeBar.module.css'

type Ages = Record<OwedAge, number>

/** What is owed by how long it has been due, as a bar. */
export const AgeBar = ({ ages }: { ages: Ages }) => (
  <div className={styles.bar} aria-hidden>
    {owedAges
      .filter((age) => ages[age] > 0)
      .map((age) => (
        <span key={age} data-age={age} style={{ flexGrow: ages[age] }} />
      ))}
  </div>
)

/** The same in words. */
export function AgeSums({ ages }: { ages: Ages }) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <dl className={styles.ages}>
      {owedAges.map((age) => (
        <div key={age}>
          <dt>
            <i aria-hidden data-age={age} /> {t(`owed.ages.${age}`)}
          </dt>
          <dd className="num">{formatBalance(ages[age])}</dd>
        </div>
      ))}
    </dl>
  )
}
