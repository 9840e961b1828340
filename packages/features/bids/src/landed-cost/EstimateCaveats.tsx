import { formatDay } from '@seriba/domain/format/date'
import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import { typicalSumOf } from '@seriba/domain/landed-cost/typical-sum'
import styles from './costs.module.css'
import { useCostWords } from './use-cost-words.ts'

/** How reliable a destination's sum is: from which day it is, who decides, and what else is paid there. */
export function EstimateCaveats({ country: { sources, notIncluded } }: { country: CountryCosts }) {
  const { t } = useCostWords()
  const itemWords = useItemWords()
  const days = sources.map(({ readOn }) => readOn).sort()
  return (
    <p className={styles.quiet}>
      {days[0] && t('estimate', { day: formatDay(days[0]) })}{' '}
      {notIncluded.length > 0 && t('notIncluded', { items: notIncluded.map(itemWords).join(', ') })}
    </p>
  )
}

/** A cost that is not included, with its typical amount if the company has entered one. */
function useItemWords() {
  const { t, named } = useCostWords()
  return ({ label, typical }: CountryCosts['notIncluded'][number]): string => {
    const sum = typical && typicalSumOf(typical)
    return sum ? t('typical', { name: named(label), sum }) : named(label)
  }
}
