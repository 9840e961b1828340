import type { BalanceInfo } from '@seriba/contracts/money'
import { heldShare, heldTone } from '@seriba/domain/clients/client-list'
import { useTranslation } from 'react-i18next'
import styles from './HeldBar.module.css'

/** How much of what a client may spend his bids hold. */
export function HeldBar({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('clients')
  const share = heldShare(balance)
  const percent = Math.round(share * 100)
  return (
    <span role="img" aria-label={t('list.heldOf', { share: percent })} className={styles.track}>
      <span className={styles.held} data-tone={heldTone(share)} style={{ width: `${percent}%` }} />
    </span>
  )
}
