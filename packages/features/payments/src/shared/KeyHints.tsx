import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from '../page/payments-page.module.css'

type Hint =
  | 'move'
  | 'add'
  | 'reverse'
  | 'assign'
  | 'receipts'
  | 'deposits'
  | 'search'
  | 'tick'
  | 'aside'
  | 'record'
  | 'remind'
  | 'statements'
  | 'invoices'

type KeyHintsProps = { hints: readonly (readonly [readonly string[], Hint])[] }

/** The single keys of a list, below it. */
export function KeyHints({ hints }: KeyHintsProps) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <div className={styles.keys}>
      {hints.map(([caps, text]) => (
        <span key={text}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {t(`keys.${text}`)}
        </span>
      ))}
    </div>
  )
}
