import type { Bid } from '@seriba/contracts/bid-lists'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './LotLink.module.css'

type LotLinkProps = {
  bid: Pick<Bid, 'lotNo' | 'lotType' | 'id'>
  list?: 'live' | 'archive'
  /** For the link itself. */
  id?: string
}

/** The lot's number; opens the lot next to the list. */
export function LotLink({ bid, list = 'live', id }: LotLinkProps) {
  const { t } = useTranslation('bids')
  return (
    <Link
      id={id}
      to={lotPathOf(bid.lotType, bid.id, list)}
      target="_blank"
      className={`num ${styles.link}`}
      data-lot-link
      data-long={bid.lotNo > 999_999 || undefined}
      aria-label={t('list.openLot', { lotNo: bid.lotNo })}
    >
      {bid.lotNo}
    </Link>
  )
}
