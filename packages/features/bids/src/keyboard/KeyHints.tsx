import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './keyboard.module.css'

/** The keys one uses most, at the foot of the table; the last opens all of them. */
export function KeyHints({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation(['bids', 'desk'])
  return (
    <div className={styles.hints}>
      <span>
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('keys.hintMove')}
      </span>
      <span>
        <KeyCap>X</KeyCap>
        {t('desk:keys.select')}
      </span>
      <span>
        <KeyCap>E</KeyCap>
        {t('keys.edit')}
      </span>
      <span>
        <KeyCap>1–6</KeyCap>
        {t('keys.hintStatus')}
      </span>
      <span>
        <KeyCap>C</KeyCap>
        {t('keys.hintChat')}
      </span>
      <span>
        <KeyCap>/</KeyCap>
        {t('keys.hintLotNo')}
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>Z</KeyCap>
        {t('desk:keys.undo')}
      </span>
      <button type="button" onClick={onAll}>
        <KeyCap>?</KeyCap>
        {t('keys.hintAll')}
      </button>
    </div>
  )
}
