import { translationLimits } from '@seriba/domain/translations/translation'
import { useTranslation } from 'react-i18next'
import styles from '../page/page.module.css'

/** A full list may be incomplete. */
export function QueueCut({ listed }: { listed: number }) {
  const { t } = useTranslation('translationDesk')
  if (listed < translationLimits.listed) return null
  return <p className={styles.day}>{t('listed', { count: listed })}</p>
}
