import { useTranslation } from 'react-i18next'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import hints from '../keyboard/keyboard.module.css'
import styles from './desk-negotiations.module.css'

const keys = [
  ['move', 'J', 'K'],
  ['ask', 'S'],
  ['forward', 'O'],
  ['take', 'T'],
  ['win', '6'],
  ['refuse', 'N'],
  ['chat', 'C'],
] as const

/** The keys of the negotiation desk, and how many negotiations are open. */
export function NegotiationHints({ open }: { open: number | undefined }) {
  const { t } = useTranslation('negotiationDesk')
  return (
    <footer className={styles.foot}>
      <div className={hints.hints}>
        {keys.map(([name, ...caps]) => (
          <KeyHint key={name} caps={caps}>
            {t(`keys.${name}`)}
          </KeyHint>
        ))}
      </div>
      {open !== undefined && <span className="num">{t('openCount', { count: open })}</span>}
    </footer>
  )
}
