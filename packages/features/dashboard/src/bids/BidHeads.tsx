import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-row.module.css'

/** Columns of bids: a client's of today, a dealer's of today, or ended ones. */
export type BidColumns = 'own' | 'dealer' | 'results'

/** The headings for `BidRow`, if its columns are side by side. */
export function BidHeads({ of }: { of: BidColumns }) {
  const { t } = useTranslation('dashboard')
  const two = (first: ReactNode, second: ReactNode) => (
    <>
      {first}
      <br />
      {second}
    </>
  )
  return (
    <div className={styles.heads} data-of={of}>
      <p>{t('heads.photo')}</p>
      <p>{two(t(of === 'results' ? 'heads.date' : 'heads.time'), t('heads.auction'))}</p>
      {of === 'dealer' && <p>{t('heads.client')}</p>}
      <p>{two(t('heads.model'), t('heads.facts'))}</p>
      <p>{t('heads.condition')}</p>
      <p className={styles.amount}>
        {of === 'results'
          ? t('heads.myBid')
          : two(t(of === 'own' ? 'heads.myBid' : 'heads.bid'), t('heads.group'))}
      </p>
      {of === 'own' && <p className={styles.amount}>{t('heads.startPrice')}</p>}
      {of === 'results' && (
        <p className={styles.amount}>{two(t('heads.soldPrice'), t('heads.againstBid'))}</p>
      )}
      <p>{t(of === 'results' ? 'heads.result' : 'heads.status')}</p>
    </div>
  )
}
