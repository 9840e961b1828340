import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

/** How the maximum bid is calculated (mission 4.4). */
export function CreditSum({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('clients')
  const { creditLimit, activeBids, availableLimit, bidAllow } = balance
  const lines = [
    [t('client.balance'), formatBalance(balance.balance)],
    [t('client.creditLimit'), `+${formatBalance(creditLimit)}`],
    [t('client.activeBids'), formatBalance(-activeBids)],
    [t('client.available'), formatBalance(availableLimit)],
  ] as const
  return (
    <div>
      <dl className={styles.sum}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('client.maximum')}</dt>
          <dd className="num">{formatBalance(bidAllow)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('client.rounded')}</p>
    </div>
  )
}
