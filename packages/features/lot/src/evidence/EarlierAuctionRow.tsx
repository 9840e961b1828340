import { useLotStatus } from '@seriba/api/use-lot-status'
import type { EarlierAuction } from '@seriba/contracts/price-evidence'
import { formatDay } from '@seriba/domain/format/date'
import { formatMileage, formatMoney } from '@seriba/domain/format/number'
import { isSold } from '@seriba/domain/lots/lot-status'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { Badge } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './evidence.module.css'
import { Grade } from './Grade.tsx'

/** One earlier auction: when, where, how it ended, and what the car was like then. */
export function EarlierAuctionRow({ auction }: { auction: EarlierAuction }) {
  const { t } = useTranslation(['evidence', 'lots', 'common'])
  const { id, pageType, auctionDate, auctionName, lotNumber, status, condition } = auction
  const { word, tone } = useLotStatus({ status, auctionDate })
  const about = [
    auction.photos > 0 && t('before.photos', { count: auction.photos }),
    auction.hasSheet && t('before.sheet'),
  ]
  return (
    <li>
      <time className="num" dateTime={jstDay(auctionDate)}>
        {formatDay(jstDay(auctionDate))}
      </time>
      {auction.thumbnail ? (
        <img src={auction.thumbnail} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank} />
      )}
      <div className={styles.where}>
        <p>
          {auctionName}{' '}
          <TextLink render={(props) => <Link {...props} to={`${pageTypes[pageType].path}/${id}`} />}>
            <span className="num">{lotNumber}</span>
          </TextLink>{' '}
          <Badge tone={tone}>{t(`lots:status.${word}`)}</Badge> <Grade condition={condition} />
        </p>
        <p className="num">{formatMileage(auction.mileage, t('common:units.km'))}</p>
        <p>{about.filter(Boolean).join(', ')}</p>
      </div>
      <dl className={styles.prices}>
        {auction.startPrice !== null && (
          <div>
            <dt>{t('before.start')}</dt>
            <dd className="num">{formatMoney(auction.startPrice)}</dd>
          </div>
        )}
        {auction.price !== null && (
          <div data-sold={isSold(status) || undefined}>
            <dt>{isSold(status) ? t('before.soldFor') : t('before.lastBid')}</dt>
            <dd className="num">{formatMoney(auction.price)}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
