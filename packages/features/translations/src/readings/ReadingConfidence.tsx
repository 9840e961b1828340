import { isDoubtful } from '@seriba/domain/lots/sheet/sheet-reading'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'

/** How sure the machine says that it is; nothing where it does not say. */
export function ReadingConfidence({ sure }: { sure: number | null }) {
  const { t } = useTranslation('translationDesk')
  if (sure === null) return null
  return (
    <span className={`tabular ${styles.sure}`} data-doubtful={isDoubtful({ sure }) || undefined}>
      {t('readings.sure', { percent: sure })}
    </span>
  )
}
