import { isDoubtful } from '@seriba/domain/lots/sheet/sheet-reading'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'

/** How certain the machine says it is; empty if it does not say. */
export function ReadingConfidence({ sure }: { sure: number | null }) {
  const { t } = useTranslation('translationDesk')
  if (sure === null) return null
  const words = t('readings.sure', { percent: sure })
  return (
    <span className={styles.sure} data-doubtful={isDoubtful({ sure }) || undefined} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className="tabular" aria-hidden>
        {sure}%
      </span>
    </span>
  )
}
