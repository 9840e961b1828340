import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import page from '../page/page.module.css'

const keys = [
  [['J', 'K'], 'queue'],
  [['1–3'], 'size'],
  [['D'], 'draw'],
  [['Ctrl', 'Z'], 'undo'],
  [['N'], 'drop'],
  [['Ctrl', '↵'], 'confirm'],
] as const

/** The keys at the readings desk and what they do. */
export function Keys() {
  const { t } = useTranslation('translationDesk')
  return (
    <div className={page.keys}>
      {keys.map(([caps, name]) => (
        <span key={name}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {t(`readings.keys.${name}`)}
        </span>
      ))}
    </div>
  )
}
