import type { LotDetail } from '@seriba/contracts/lot'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Icon } from '@seriba/ui/Icon'
import { LotBadge } from '@seriba/ui/LotBadge'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DownloadPhotos } from '../download/DownloadPhotos.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './head.module.css'

type LotTopBarProps = { lot: LotDetail; pageType: PageType; actions: ReactNode }

/** In the header: the link back to the listing, and on small screens what the head line contains elsewhere. */
export function LotTopBar({ lot, pageType, actions }: LotTopBarProps) {
  const { t } = useTranslation('lot')
  const { lotNumber, auctionName } = lot.lotInfo
  const listing = pageTypes[pageType].path
  const listingName = t(`listing.${pageType}`)
  return (
    <>
      <p className={styles.path}>
        <Link to={listing}>{listingName}</Link>
        <span aria-hidden>/</span>
        <b>
          {auctionName} {lotNumber}
        </b>
      </p>
      <Link to={listing} aria-label={listingName} className={styles.back}>
        <Icon icon={ChevronLeft} size={20} />
      </Link>
      <LotBadge className={styles.small}>{lotNumber}</LotBadge>
      <span className={styles.smallEnd}>
        {actions}
        <DownloadPhotos lot={lot} pageType={pageType} iconOnly />
        <ShareButton lot={lot} pageType={pageType} iconOnly />
      </span>
    </>
  )
}
