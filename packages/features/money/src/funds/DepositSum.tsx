import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './funds.module.css'

/** The amount; it cannot be chosen. */
export function DepositSum({ amount }: { amount: number }) {
  const { t } = useTranslation(['funds', 'common', 'refusal'])
  return (
    <div>
      <p className={styles.sum}>
        {t('deposit')} <b className="num">{formatMoney(amount)}</b>
      </p>
      <p className={styles.note}>{t('fixed')}</p>
    </div>
  )
}
