import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './dock.module.css'

/** The keys that control a list with a panel next to it. */
export function DockKeys() {
  const { t } = useTranslation('catalogue')
  return (
    <p className={styles.keys}>
      <span>
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {t('dock.move')}
      </span>
      <span>
        <KeyCap>→</KeyCap>
        {t('dock.bid')}
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        {t('dock.back')}
      </span>
    </p>
  )
}
