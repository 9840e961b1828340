import { translationLimits } from '@seriba/domain/translations/translation'
import { useTranslation } from 'react-i18next'
import styles from '../page/page.module.css'

/** A list that is full may have more behind it. */
export function QueueCut({ listed }: { listed: number }) {
  const { t } = useTranslation('translationDesk')
  if (listed < translationLimits.listed) return null
  return <p className={styles.day}>{t('listed', { count: listed })}</p>
}
