import type { BidGroup, viewGroup } from '@seriba/contracts/bid-groups'
import type { Output } from '@seriba/contracts/contract'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { Meter } from '@seriba/ui/Meter'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'
import type { Side } from '../shared/side.ts'
import { yen } from './GroupBid.tsx'
import styles from './group-view.module.css'

const AfterFilled = lazy(() =>
  import('./GroupFilled.tsx').then((module) => ({ default: module.AfterFilled })),
)

type GroupCreditProps = { view: Output<typeof viewGroup>; group: BidGroup; side: Side }

/** How much of the client's credit a group uses, bid by bid, and how much room is left. */
export function GroupCredit({ view, group, side }: GroupCreditProps) {
  const { t } = useTranslation('groups')
  const { together, held, groupAllow, bidAllow } = view
  const label = group.label
  const live = view.bids
    .filter(({ bidStatus }) => isLive(bidStatus as BidStatus))
    .sort((a, b) => b.bidAmount - a.bidAmount)
  const most = live[0]?.bidAmount ?? 1
  return (
    <aside className={styles.credit}>
      <section>
        <h3>{t('creditOf', { label })}</h3>
        <p className={`num ${styles.sum}`}>{yen(held)}</p>
        {group.state === 'open' && (
          <p>{t(group.won > 0 ? 'creditMore' : 'creditText', { count: group.cars - group.won })}</p>
        )}
        <ol className={styles.bars}>
          {live.map((bid) => (
            <li key={bid.bidId} data-held={bid.held > 0 || undefined}>
              <span className="num">{bid.lotNo}</span>
              <Meter share={bid.bidAmount / most} tone="free" aria-hidden />
              <span className="num">{formatMoney(bid.bidAmount)}</span>
            </li>
          ))}
        </ol>
        <Figures
          lines={[
            { label: t('together'), amount: together },
            { label: t('heldNow'), amount: held },
            { label: t('saved'), amount: together - held },
          ]}
        />
      </section>
      {group.state === 'open' && (
        <section>
          <h3>{t('room')}</h3>
          <Figures
            lines={[
              { label: t('maximumIn', { label }), amount: groupAllow },
              { label: t('maximumOut'), amount: bidAllow },
            ]}
          />
        </section>
      )}
      {group.state === 'filled' ? (
        <Suspense>
          <AfterFilled group={group} bids={view.bids} side={side} />
        </Suspense>
      ) : (
        <section>
          <h3>{t('whenWon')}</h3>
          <p>{t('whenWonText')}</p>
        </section>
      )}
    </aside>
  )
}
