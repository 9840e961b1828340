import { formatBalance } from '@seriba/domain/format/number'
import { type OwedAge, owedAges } from '@seriba/domain/money/owed-ages'
import { useTranslation } from 'react-i18next'
import styles from './AgeBar.module.css'

/** What is owed by how long it has been due: a bar, and its parts in words. */
export function AgeBar({ ages }: { ages: Record<OwedAge, number> }) {
  const { t } = useTranslation('paymentsDesk')
  const known = owedAges.filter((age) => ages[age] > 0)
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {known.map((age) => (
          <span key={age} data-age={age} style={{ flexGrow: ages[age] }} />
        ))}
      </div>
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
    </>
  )
}
