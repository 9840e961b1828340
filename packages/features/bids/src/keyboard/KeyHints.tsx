import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import { KeyHint } from './KeyHint.tsx'
import styles from './keyboard.module.css'

/** The most common keys, below the table; the last one opens the full list. */
export function KeyHints({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation(['bids', 'desk'])
  return (
    <div className={styles.hints}>
      <KeyHint caps={['J', 'K']}>{t('keys.hintMove')}</KeyHint>
      <KeyHint caps={['X']}>{t('desk:keys.select')}</KeyHint>
      <KeyHint caps={['E']}>{t('keys.edit')}</KeyHint>
      <KeyHint caps={['1–6']}>{t('keys.hintStatus')}</KeyHint>
      <KeyHint caps={['C']}>{t('keys.hintChat')}</KeyHint>
      <KeyHint caps={['/']}>{t('keys.hintLotNo')}</KeyHint>
      <KeyHint caps={['Ctrl', 'Z']}>{t('desk:keys.undo')}</KeyHint>
      <button type="button" onClick={onAll}>
        <KeyCap>?</KeyCap>
        {t('keys.hintAll')}
      </button>
    </div>
  )
}
