import type { CarRow } from '@seriba/contracts/catalogue'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Photo } from '@seriba/ui/Photo'
import { memo } from 'react'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { ConditionBadge, OwnBidBadge, Price, StatusBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import type { RowWords } from '../rows/use-row-words.ts'
import styles from './LotCard.module.css'

type LotCardProps = {
  lot: CarRow
  words: RowWords
  /** The page that the lot is on. */
  pageType: PageType
  visited: boolean
}

/** A lot in a list for thumbs: all of it but the star is one link. */
export const LotCard = memo(function LotCard({ lot, words, pageType, visited }: LotCardProps) {
  const name = `${lot.maker} ${lot.model}`
  const facts = [lot.year, words.mileage(lot.mileage), `${words.engine(lot.engine)} ${lot.gearbox}`.trim()]
  return (
    <article className={styles.card} data-visited={visited || undefined} data-own={lot.myBid || undefined}>
      <div className={styles.photo}>
        <Photo src={lot.images[0]} alt="" className={styles.image} />
        <span className={styles.status}>
          <StatusBadge status={lot.status} words={words} />
        </span>
        <span className={styles.lotNo}>{lot.lotNo}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <LotLink
              path={pageTypes[pageType].path}
              lotId={lot.id}
              className={styles.link}
              aria-label={words.open(lot.lotNo, name)}
            >
              {name}
            </LotLink>
          </h2>
          <ConditionBadge grade={lot.condition} />
        </div>
        <p className={styles.second}>{lot.grade || '-'}</p>
        <p className={`num ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={`num ${styles.second}`}>
          {formatDate(lot.auctionDate)} {lot.auctionDate && <b>{formatTime(lot.auctionDate)}</b>}{' '}
          {lot.auctionName}
        </p>
        <div className={styles.priceLine}>
          <p className={styles.price}>
            <Price yen={lot.startPrice} />
            {lot.averagePrice && (
              <span className={`num ${styles.average}`}>
                {words.average(groupThousands(lot.averagePrice))}
              </span>
            )}
          </p>
          <FavoriteButton
            lotId={lot.id}
            pageType={pageType}
            wishList={lot.wishList}
            className={styles.star}
          />
        </div>
        {lot.myBid && (
          <p className={styles.own}>
            <span className="num">
              {words.myBid} {lot.myBidAmount && <b>{formatMoney(lot.myBidAmount)}</b>}
            </span>
            <OwnBidBadge bid={lot} words={words} />
          </p>
        )}
      </div>
    </article>
  )
})
