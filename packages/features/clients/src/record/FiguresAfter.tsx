import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './record.module.css'

type Change = { before: number; after: number }

/** Yen that a client has and may bid, before and after a line. */
export function FiguresAfter({ balance, maximum }: { balance: Change; maximum: Change }) {
  const { t } = useTranslation('clients')
  const lines = [
    [t('client.balance'), balance],
    [t('client.maximum'), maximum],
  ] as const
  return (
    <dl className={styles.figures} aria-live="polite">
      {lines.map(([label, { before, after }]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            {formatBalance(before)}
            {after !== before && (
              <>
                {' → '}
                <b data-tone={after < 0 ? 'red' : undefined}>{formatBalance(after)}</b>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
