import { useLotStatus } from '@seriba/api/use-lot-status'
import { formatDay } from '@seriba/domain/format/date'
import { formatMileage, formatMoney, groupThousands } from '@seriba/domain/format/number'
import { isSold } from '@seriba/domain/lots/lot-status'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { relativeDays } from '@seriba/domain/time/relative-days'
import { Badge } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Grade } from '../Grade.tsx'
import styles from './auctions.module.css'
import { MileageFell } from './MileageFell.tsx'
import type { Seen } from './seen-cars.ts'

/** The car at one auction: when, where, how it ended, and its condition then. */
export function EarlierAuctionRow({ seen, action }: { seen: Seen; action?: ReactNode }) {
  const { t, i18n } = useTranslation(['evidence', 'lots', 'common'])
  const { auctionDate, auctionName, lotNumber, status, condition, earlier, days, driven, fall } = seen
  const { word, tone } = useLotStatus({ status, auctionDate })
  const about = earlier
    ? [
        earlier.photos > 0 && t('before.photos', { count: earlier.photos }),
        earlier.hasSheet && t('before.sheet'),
      ]
    : [t('before.this')]
  const number = <span className="num">{lotNumber}</span>
  return (
    <li data-this={earlier === null || undefined} data-fell={fall !== null || undefined}>
      <span className={styles.when}>
        {auctionDate && (
          <time className="num" dateTime={jstDay(auctionDate)}>
            {formatDay(jstDay(auctionDate))}
          </time>
        )}
        {days !== null && <small>{relativeDays(days, i18n.language)}</small>}
      </span>
      {seen.thumbnail ? (
        <img src={seen.thumbnail} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank} />
      )}
      <div className={styles.where}>
        <p>
          {auctionName}{' '}
          {earlier ? (
            <TextLink
              render={(props) => <Link {...props} to={`${pageTypes[earlier.pageType].path}/${earlier.id}`} />}
            >
              {number}
            </TextLink>
          ) : (
            number
          )}{' '}
          <Badge tone={tone}>{t(`lots:status.${word}`)}</Badge> <Grade condition={condition} />
        </p>
        <p className="num" data-red={fall !== null || undefined}>
          {formatMileage(seen.mileage, t('common:units.km'))}
          {driven !== null && driven !== 0 && (
            <small>
              {` ${driven > 0 ? '+' : '−'} ${groupThousands(Math.abs(driven))} ${t('common:units.km')}`}
            </small>
          )}
        </p>
        <p>{about.filter(Boolean).join(', ')}</p>
        {action}
      </div>
      <dl className={styles.prices}>
        {seen.startPrice !== null && (
          <div>
            <dt>{t('before.start')}</dt>
            <dd className="num">{formatMoney(seen.startPrice)}</dd>
          </div>
        )}
        {seen.price !== null && (
          <div data-sold={isSold(status) || undefined}>
            <dt>{isSold(status) ? t('before.soldFor') : t('before.lastBid')}</dt>
            <dd className="num">{formatMoney(seen.price)}</dd>
          </div>
        )}
      </dl>
      {fall && (
        <div className={styles.fellNote}>
          <MileageFell fall={fall} />
        </div>
      )}
    </li>
  )
}
