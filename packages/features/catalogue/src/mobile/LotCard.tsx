import { formatDate, formatTime } from '@seriba/domain/format/date'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { Photo } from '@seriba/ui/Photo'
import { memo } from 'react'
import type { ListingConfig } from '../config/listing-config.ts'
import { BidLines } from '../rows/BidLines.tsx'
import { ConditionBadge, Price, StatusBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import { LotPhotos } from '../rows/LotPhotos.tsx'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import styles from './LotCard.module.css'
import { SecondPrice } from './SecondPrice.tsx'

type LotCardProps = { lot: Lot; config: ListingConfig; context: RowContext; visited: boolean }

/** A lot in a list for touch screens: all of it is one link. */
export const LotCard = memo(function LotCard({ lot, config, context, visited }: LotCardProps) {
  const { words, path, past, actions } = context
  const { facts, prices, Strip } = config
  const name = `${lot.maker} ${lot.model}`
  const price = prices[0]?.(lot)
  // Its strip contains what the line of facts contains for others.
  const machine = pageTypes[config.pageType].kind === 'machinery'
  const second = prices[1]?.(lot)
  // A lot that is over needs no countdown.
  const own = past ? undefined : words.ownTime(lot.auctionDate)
  return (
    <article
      className={styles.card}
      data-visited={visited || undefined}
      data-own={lot.myBid || undefined}
      data-past={past || undefined}
    >
      <div className={styles.photo}>
        {past ? (
          <LotPhotos images={lot.images} most={2} className={styles.photos} />
        ) : (
          <Photo src={lot.images[0]} alt="" className={styles.image} />
        )}
        <span className={styles.status}>
          <StatusBadge lot={lot} words={words} />
        </span>
        <span className={styles.lotNo}>{lot.lotNo}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <LotLink
              path={path}
              lotId={lot.id}
              className={styles.link}
              aria-label={words.open(lot.lotNo, name)}
            >
              {name}
            </LotLink>
          </h2>
          {lot.condition && <ConditionBadge grade={lot.condition} />}
        </div>
        <p className={styles.gradeLine}>
          <span className={styles.second}>{lot.grade || '-'}</span>
          {own && <span className={`num ${styles.ownTime}`}>{own}</span>}
        </p>
        {machine ? null : <p className={`num ${styles.facts}`}>{facts.line(lot, words)}</p>}
        <p className={`num ${styles.second}`}>
          {lot.auctionDate && (
            <>
              {formatDate(lot.auctionDate)} <b>{formatTime(lot.auctionDate)}</b>{' '}
            </>
          )}
          {machine ? null : lot.auctionName}
        </p>
        {machine && <p className={styles.second}>{lot.auctionName || '-'}</p>}
        <div className={styles.foot}>
          <p className={styles.price}>
            <span className="visually-hidden">{price && words.column(price.label)} </span>
            <Price yen={price?.yen ?? null} />
            {second && <SecondPrice price={second} words={words} />}
          </p>
          {actions && <span className={styles.actions}>{actions(lot, words)}</span>}
        </div>
      </div>
      {Strip && (
        <div className={styles.strip}>
          <Strip row={lot} context={context} />
        </div>
      )}
      <BidLines lot={lot} words={words} className={styles.own} />
    </article>
  )
})
