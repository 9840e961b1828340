import type { GroupedBid } from '@seriba/contracts/bid-groups'
import { formatDateWithWeekday } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { HeaderCell, Table } from '@seriba/ui/Table'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '../shared/side.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import { GroupBidCard, GroupBidRow } from './GroupBid.tsx'
import styles from './group-view.module.css'

type GroupBidsProps = { label: string; bids: readonly GroupedBid[]; side: Side }

const widths = [84, 72, 136, undefined, 96, 110, 116, 190]

/** A group's bids, day by day, in the order in which their lots come up. */
export function GroupBids({ label, bids, side }: GroupBidsProps) {
  const { t, i18n } = useTranslation(['groups', 'bids'])
  const wide = useMedia(desktop)
  const days = byDay(bids)
  const dayOf = (at: string | null) => at && formatDateWithWeekday(at, i18n.language)
  if (!wide)
    return (
      <div className={styles.cards}>
        {days.map((day) => (
          <Fragment key={day[0]?.bidId}>
            <h3 className={styles.day}>
              {dayOf(day[0]?.auctionDate ?? null)} <small>{t('lots', { count: day.length })}</small>
            </h3>
            {day.map((bid) => (
              <GroupBidCard key={bid.bidId} bid={bid} side={side} />
            ))}
          </Fragment>
        ))}
      </div>
    )
  const lines = [
    [t('bids:list.photo')],
    [t('bids:list.lotNo')],
    [t('bids:list.date'), t('bids:list.auction')],
    [t('bids:list.model'), `${t('bids:list.year')}, ${t('bids:list.chassis')}`],
    [t('bids:list.condition'), t('bids:list.mileage')],
    [t('bids:list.bid'), t('bids:list.startPrice')],
    [t('held')],
    [t('bids:list.bidStatus')],
  ]
  return (
    <Table rows="bids" aria-label={label}>
      <colgroup>
        {widths.map((width, at) => (
          <col key={lines[at]?.[0]} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {lines.map((labels, at) => (
            <HeaderCell
              key={labels[0]}
              align={at >= 4 && at <= 6 ? 'end' : 'start'}
              lines={labels.map((label) => ({ label }))}
            />
          ))}
        </tr>
      </thead>
      {days.map((day) => (
        <tbody key={day[0]?.bidId}>
          <tr>
            <th colSpan={widths.length} scope="rowgroup" className={styles.day}>
              {dayOf(day[0]?.auctionDate ?? null)} <small>{t('lots', { count: day.length })}</small>
            </th>
          </tr>
          {day.map((bid, at) => (
            <GroupBidRow
              key={bid.bidId}
              bid={bid}
              side={side}
              columns={widths.length}
              // Shown once, between the bids that clash.
              clash={bid.groupClash && !day[at - 1]?.groupClash}
            />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function byDay(bids: readonly GroupedBid[]): GroupedBid[][] {
  const days = new Map<string, GroupedBid[]>()
  for (const bid of bids) {
    const day = bid.auctionDate ? jstDay(bid.auctionDate) : ''
    days.set(day, [...(days.get(day) ?? []), bid])
  }
  return [...days.values()]
}
