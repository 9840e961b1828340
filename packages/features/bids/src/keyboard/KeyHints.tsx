import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './keyboard.module.css'

/** The keys one uses most, at the foot of the table; the last opens all of them. */
export function KeyHints({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('bids')
  return (
    <div className={styles.hints}>
      <span>
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('keys.hintMove')}
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
        <KeyCap>S</KeyCap>
        {t('keys.hintSold')}
      </span>
      <span>
        <KeyCap>C</KeyCap>
        {t('keys.hintChat')}
      </span>
      <span>
        <KeyCap>/</KeyCap>
        {t('keys.hintLotNo')}
      </span>
      <button type="button" onClick={onAll}>
        <KeyCap>?</KeyCap>
        {t('keys.hintAll')}
      </button>
    </div>
  )
}
