import type { DayBid } from '@seriba/contracts/auction-day'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ResultRow } from './result-row.ts'
import styles from './results.module.css'
import type { ResultRows } from './use-result-rows.ts'

/** What was typed but has not been entered yet, with the reason for each line that was refused. */
export function ResultQueue({
  results: { rows, remove, confirmLost, insist, save, saving, failed },
  bids,
}: {
  results: ResultRows
  bids: readonly DayBid[]
}) {
  const { t } = useTranslation(['auctionDay', 'lots', 'refusal'])
  if (rows.length === 0) return null
  const asItIs = ({ bid }: ResultRow) => bids.find(({ bidId }) => bidId === bid.bidId)

  function reasonOf(row: ResultRow): string {
    const now = row.refusal === 'stale' ? asItIs(row) : undefined
    if (!now) return t(`refusal:${row.refusal as 'internal'}`)
    const status = t(`lots:bidStatus.${bidStatusName(now.bidStatus as BidStatus)}`)
    return now.soldPrice === null
      ? t('auctionDay:isNow', { status })
      : t('auctionDay:isNowSold', { status, price: formatMoney(now.soldPrice) })
  }
  return (
    <div className={styles.queue}>
      <ul>
        {rows.map((row) => {
          const { bid, outcome, soldPrice, refusal } = row
          return (
            <li key={bid.bidId} data-refused={refusal !== undefined || undefined}>
              <span>
                <b>{bid.lotNo}</b> {bid.model}
                <small>{refusal === undefined ? bid.client : reasonOf(row)}</small>
              </span>
              <span className={styles.end}>
                {t(`auctionDay:outcome.${outcome}`)}
                {soldPrice !== null && outcome !== 'notSold' && (
                  <small className="num">{formatMoney(soldPrice)}</small>
                )}
              </span>
              {refusal === 'below_maximum' && (
                <Button size="sm" className={styles.anyway} onClick={() => confirmLost(bid.bidId)}>
                  {t('auctionDay:lostAnyway')}
                </Button>
              )}
              {refusal === 'stale' && (
                <Button
                  size="sm"
                  className={styles.anyway}
                  onClick={() => insist(bid.bidId, asItIs(row)?.bidStatus ?? row.was)}
                >
                  {t('auctionDay:enterAnyway')}
                </Button>
              )}
              <IconButton
                icon={X}
                size="xs"
                label={t('auctionDay:removeResult', { lotNo: bid.lotNo })}
                onClick={() => remove(bid.bidId)}
              />
            </li>
          )
        })}
      </ul>
      {failed && (
        <p role="alert" className={styles.red}>
          {t('auctionDay:notEntered')} {t(`refusal:${failed as 'internal'}`)}
        </p>
      )}
      <Button variant="primary" size="sm" block busy={saving} onClick={() => void save()}>
        {t('auctionDay:enterAll', { count: rows.length })}
      </Button>
    </div>
  )
}
