import { useTranslation } from 'react-i18next'
import styles from './bid-row.module.css'

type BidHeadsProps = {
  of: 'today' | 'results' | 'staff'
  /** The rows are of past days. */
  past?: boolean
}

/** What stands in the columns of `BidRow`, where they stand side by side. */
export function BidHeads({ of, past = of === 'results' }: BidHeadsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.heads}>
      <p>{t('heads.photo')}</p>
      <p>
        {t(past ? 'heads.date' : 'heads.time')}
        <br />
        {t('heads.auction')}
      </p>
      <p>
        {t('heads.model')}
        <br />
        {t('heads.facts')}
      </p>
      <p className={styles.amount}>
        {t(of === 'staff' ? 'heads.bid' : 'heads.myBid')}
        <br />
        {t(`heads.under.${of}`)}
      </p>
      <p>{t(of === 'results' ? 'heads.result' : 'heads.status')}</p>
    </div>
  )
}
