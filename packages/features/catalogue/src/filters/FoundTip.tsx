import { groupThousands } from '@seriba/domain/format/number'
import type { Filters } from '@seriba/domain/lots/filters'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

/** Closes automatically (2§2.7). */
const shownMs = 2000

type FoundTipProps = { filters: Filters; count: number; total: number | undefined }

/** Shows for a moment how many lots the changed filters have found. */
export function FoundTip({ filters, count, total }: FoundTipProps) {
  const { t } = useTranslation('filters')
  const [shownFor, setShownFor] = useState(filters)
  const shown = shownFor !== filters && total !== undefined
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShownFor(filters), shownMs)
    return () => clearTimeout(timer)
  }, [shown, filters])

  if (!shown) return null
  const lots = t('count.lots', { count: total, shown: groupThousands(total) })
  return (
    <span role="status" className={styles.tip}>
      {count > 0 ? `${t('count.filters', { count })}, ${lots}` : lots}
    </span>
  )
}
