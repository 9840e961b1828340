import { useBidIndexQuery } from '@seriba/api/manager/bid-lists'
import type { Bid } from '@seriba/contracts/bid-lists'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { formatMoney } from '@seriba/domain/format/number'
import { TextLink } from '@seriba/ui/TextLink'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { LotRank } from '../bid-badge/LotRank.tsx'
import { ListFailure } from '../bid-list/ListFailure.tsx'
import { BidComment } from '../bid-table/MessageCell.tsx'
import { PurchaseLink } from '../shared/PurchaseLink.tsx'
import styles from './client-bids.module.css'

const LeaderOut = lazy(() =>
  import('../same-lot/LeaderOut.tsx').then((module) => ({ default: module.LeaderOut })),
)

/** Every client's bid on a lot, for staff, with each client's comment to the manager. */
export function LotBids({ lotId }: { lotId: string }) {
  const { t } = useTranslation('bids')
  const list = useBidIndexQuery({ lot: lotId, pageSize: 100 })
  const bids = list.currentData?.cars ?? []
  const waiting = bids.find(({ leaderOut }) => leaderOut !== null)
  if (list.isError)
    return <ListFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (bids.length === 0) return null
  return (
    <section className={styles.onLot} aria-label={t('onLot')}>
      <h3>
        {t('onLot')}
        <TextLink render={(props) => <Link {...props} to={bidsOfLotPath(lotId)} />}>
          {t('managerTitle')}
        </TextLink>
      </h3>
      {waiting?.leaderOut && (
        <Suspense>
          <LeaderOut
            left={waiting.leaderOut}
            next={{ client: waiting.user?.name ?? '', amount: waiting.bidAmount }}
          />
        </Suspense>
      )}
      <ul>
        {bids.toSorted(byRank).map((bid) => (
          <li key={bid.bidId}>
            <TextLink render={(props) => <Link {...props} to={bidsOfLotPath(lotId, bid.bidId)} />}>
              {bid.user?.name}
            </TextLink>
            <b className="num">{formatMoney(bid.bidAmount)}</b>
            <BidStatusBadge status={bid.bidStatus} side="manager" />
            {bid.purchaseId !== null && (
              <p className={styles.won}>
                {bid.soldPrice > 0 ? t('won.at', { price: formatMoney(bid.soldPrice) }) : t('won.unpriced')}{' '}
                <PurchaseLink purchaseId={bid.purchaseId} />
              </p>
            )}
            {bid.sameLot && <LotRank sameLot={bid.sameLot} />}
            {bid.comment && <BidComment comment={bid.comment} whole />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The leader first, and bids that are no longer live last. */
const byRank = (a: Bid, b: Bid) =>
  (a.sameLot?.rank ?? Number.MAX_VALUE) - (b.sameLot?.rank ?? Number.MAX_VALUE)
