import { formatDay } from '@seriba/domain/format/date'
import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import { leftOutSum } from '@seriba/domain/landed-cost/left-out'
import styles from './costs.module.css'
import { useCostWords } from './use-cost-words.ts'

/** What the sum of a destination is worth: from which day it is, who decides, and what is paid there besides. */
export function NotOfficial({ country: { sources, notIncluded } }: { country: CountryCosts }) {
  const { t } = useCostWords()
  const leftOut = useLeftOut()
  const days = sources.map(({ readOn }) => readOn).sort()
  return (
    <p className={styles.quiet}>
      {days[0] && t('estimate', { day: formatDay(days[0]) })}{' '}
      {notIncluded.length > 0 && t('notIncluded', { items: notIncluded.map(leftOut).join(', ') })}
    </p>
  )
}

/** One thing that no sum holds, with what it usually costs where the company knows. */
function useLeftOut() {
  const { t, named } = useCostWords()
  return ({ label, typical }: CountryCosts['notIncluded'][number]): string => {
    const sum = typical && leftOutSum(typical)
    return sum ? t('usually', { name: named(label), sum }) : named(label)
  }
}
