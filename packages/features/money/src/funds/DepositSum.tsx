import { formatMoney } from '@seriba/domain/format/number'
import styles from './funds.module.css'
import { useFundsTexts } from './use-funds-texts.ts'

/** How much it is; nobody chooses it. */
export function DepositSum({ amount }: { amount: number }) {
  const { t } = useFundsTexts()
  return (
    <div>
      <p className={styles.sum}>
        {t('deposit')} <b className="num">{formatMoney(amount)}</b>
      </p>
      <p className={styles.note}>{t('fixed')}</p>
    </div>
  )
}
