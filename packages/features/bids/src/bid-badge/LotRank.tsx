import type { Bid } from '@seriba/contracts/bid-lists'
import { useTranslation } from 'react-i18next'
import styles from './bid-badge.module.css'

/** How a bid ranks among those of other clients on its lot, for staff. */
export function LotRank({
  sameLot: { rank, of },
}: {
  sameLot: Pick<NonNullable<Bid['sameLot']>, 'rank' | 'of'>
}) {
  const { t } = useTranslation('sameLot')
  return (
    <span
      className={`num ${styles.rank}`}
      data-leading={rank === 1 || undefined}
      title={t('rankHelp', { count: of, rank })}
    >
      {t('rank', { rank, of })}
    </span>
  )
}
