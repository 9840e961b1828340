import type { CarLot } from '@seriba/contracts/lot'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { Icon } from '@seriba/ui/Icon'
import { LotBadge } from '@seriba/ui/LotBadge'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './head.module.css'

/** In the header: the way back to the listing, and on small screens what the head line holds elsewhere. */
export function LotTopBar({ lot, favorite }: { lot: CarLot; favorite?: ReactNode }) {
  const { t } = useTranslation('lot')
  const { lotNumber, auctionName } = lot.lotInfo
  const listing = pageTypes['car-auction'].path
  return (
    <>
      <p className={styles.path}>
        <Link to={listing}>{t('listing')}</Link>
        <span aria-hidden>/</span>
        <b>
          {auctionName} {lotNumber}
        </b>
      </p>
      <Link to={listing} aria-label={t('listing')} className={styles.back}>
        <Icon icon={ChevronLeft} size={20} />
      </Link>
      <LotBadge className={styles.small}>{lotNumber}</LotBadge>
      <span className={styles.smallEnd}>
        {favorite}
        <ShareButton lot={lot} iconOnly />
      </span>
    </>
  )
}
