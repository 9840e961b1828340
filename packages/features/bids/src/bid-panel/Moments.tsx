import { serverNow } from '@seriba/api/server-clock'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { formatDateTime, formatMoment } from '@seriba/domain/format/date'
import { localTime } from '@seriba/domain/time/local-time'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import type { BidLot } from './bid-lot.ts'
import styles from './moments.module.css'

type MomentsProps = { lot: BidLot; deadline: string; own: boolean }

/**
 * Until when a bid can be taken back without asking and until when it can be placed, and when the lot runs: Japanese
 * time first, then the reader's.
 */
export function Moments({ lot: { bidInfo, lotInfo }, deadline, own }: MomentsProps) {
  const { t } = useTranslation('bids')
  const now = useNow(15_000, serverNow)
  const until = own
    ? cancellationDeadline(lotInfo, { cancelDeadlineHours: bidInfo.cancelDeadlineHour })
    : null
  const moments = [
    ...(until !== null && until > now ? [{ name: t('panel.moment.cancel'), at: until.toISOString() }] : []),
    { name: t('panel.moment.bid'), at: deadline },
    ...(lotInfo.auctionDate ? [{ name: t('panel.moment.auction'), at: lotInfo.auctionDate }] : []),
  ]
  const isAway = moments.some(({ at }) => localTime(at) !== null)
  return (
    <table className={`tabular ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('panel.moment.what')}</span>
          </th>
          <th scope="col">{t('panel.moment.japan')}</th>
          {isAway && <th scope="col">{t('panel.moment.own')}</th>}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ name, at }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <time dateTime={at} title={formatDateTime(at)}>
                {formatMoment(at)}
              </time>
            </td>
            {isAway && <td>{localTime(at)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
