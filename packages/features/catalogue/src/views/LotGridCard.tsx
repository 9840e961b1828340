import { formatDate, formatTime } from '@seriba/domain/format/date'
import { Photo } from '@seriba/ui/Photo'
import { memo } from 'react'
import type { ListingConfig } from '../config/listing-config.ts'
import { BidLines } from '../rows/BidLines.tsx'
import { ConditionBadge, Price, StatusBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import styles from './LotGridCard.module.css'

type LotGridCardProps = { lot: Lot; config: ListingConfig; context: RowContext; visited: boolean }

/** A lot as a photo. */
export const LotGridCard = memo(function LotGridCard(props: LotGridCardProps) {
  const { lot, config, context, visited } = props
  const { words, path, actions } = context
  const name = `${lot.maker} ${lot.model}`
  return (
    <article className={styles.card} data-visited={visited || undefined} data-hover-scope>
      <div className={styles.photo}>
        <Photo src={lot.images[0]} alt="" className={styles.image} />
        <span className={styles.status}>
          <StatusBadge lot={lot} words={words} />
        </span>
        <span className={styles.lotNo}>{lot.lotNo}</span>
        {lot.images.length > 1 && <span className={styles.count}>1/{lot.images.length}</span>}
      </div>
      <h2 className={styles.title}>
        <LotLink path={path} lotId={lot.id} className={styles.link} aria-label={words.open(lot.lotNo, name)}>
          {name}
        </LotLink>
      </h2>
      {actions && <span className={styles.actions}>{actions(lot, words)}</span>}
      <div className={styles.pair}>
        <p className={styles.quiet}>{lot.grade || '-'}</p>
        {lot.condition && <ConditionBadge grade={lot.condition} />}
      </div>
      <p className={`num ${styles.facts}`}>{config.facts.line(lot, words) || '-'}</p>
      <div className={styles.pair}>
        <p className={styles.line}>
          {lot.auctionDate && (
            <span className="num" title={words.ownTime(lot.auctionDate)}>
              {context.past ? formatDate(lot.auctionDate) : formatTime(lot.auctionDate)}
            </span>
          )}{' '}
          {lot.auctionName}
        </p>
        <span className={`code ${styles.quiet}`}>{config.facts.code(lot, words)}</span>
      </div>
      <dl className={styles.prices}>
        {config.prices.map((priceOf, index) => {
          const { label, yen, sold } = priceOf(lot)
          return (
            <div key={label} data-sold={sold} data-second={index > 0 || undefined}>
              <dt>{words.column(label)}</dt>
              <dd>
                <Price yen={yen} />
              </dd>
            </div>
          )
        })}
      </dl>
      <BidLines lot={lot} words={words} className={styles.own} />
    </article>
  )
})
