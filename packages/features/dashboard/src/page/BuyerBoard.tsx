import type { BuyerDashboard, DashboardBid } from '@seriba/contracts/dashboard'
import { againstBid } from '@seriba/domain/dashboard/spans'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance, formatMoney, groupThousands } from '@seriba/domain/format/number'
import { type Figure, FigureStrip } from '@seriba/ui/FigureStrip'
import { useTranslation } from 'react-i18next'
import { BidHeads } from '../bids/BidHeads.tsx'
import { BidRow } from '../bids/BidRow.tsx'
import { UntilStart } from '../bids/UntilStart.tsx'
import { Chats } from '../parts/Chats.tsx'
import { Clients } from '../parts/Clients.tsx'
import { Part } from '../parts/Part.tsx'
import { Shipments } from '../parts/Shipments.tsx'
import styles from './dashboard.module.css'

/** A client's day; a dealer's has his clients in it. */
export function BuyerBoard({ board }: { board: BuyerDashboard }) {
  const { t } = useTranslation('dashboard')
  const list = board.role === 'dealer' ? '/dealer-bids' : '/bids'
  const { today, results } = board
  return (
    <>
      <Balance balance={board.balanceInfo} />
      <div className={styles.columns}>
        <div>
          <Part
            title={t('today.title')}
            figure={today.count > 0 && t('today.sum', { count: today.count, sum: formatMoney(today.sum) })}
            to={{ href: list, label: t('today.all') }}
            heads={<BidHeads of="today" />}
            empty={t('today.empty')}
          >
            {today.rows.map((bid) => (
              <BidRow
                key={bid.bidId}
                bid={bid}
                when={<UntilStart at={bid.auctionDate} />}
                against={[bid.group, formatMoney(bid.startPrice)].filter(Boolean).join(', ')}
              />
            ))}
          </Part>
          <Part
            title={t('results.title')}
            figure={t('results.span')}
            to={{ href: '/archive-bids', label: t('results.all') }}
            heads={<BidHeads of="results" />}
            empty={t('results.empty')}
          >
            {results.map((bid) => (
              <BidRow
                key={bid.bidId}
                bid={bid}
                past
                when={formatDate(bid.auctionDate)}
                against={<Against bid={bid} />}
              />
            ))}
          </Part>
        </div>
        <div className={styles.aside}>
          <Chats chats={board.chats} list={list} />
          {board.role === 'dealer' && <Clients clients={board.clients} />}
          <Shipments shipments={board.shipments} />
        </div>
      </div>
    </>
  )
}

/** What the lot went for beside the bid. */
function Against({ bid }: { bid: DashboardBid }) {
  const { t } = useTranslation('dashboard')
  const difference = againstBid(bid)
  if (difference === null) return t('results.notSold')
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return t('results.sold', {
    price: formatMoney(bid.soldPrice),
    difference: `${sign}${groupThousands(Math.abs(difference))}`,
  })
}

function Balance({ balance }: { balance: BuyerDashboard['balanceInfo'] }) {
  const { t } = useTranslation(['money', 'common'])
  const figures: Figure[] = [
    {
      label: t('money:balance.balance'),
      value: formatBalance(balance.balance),
      tone: balance.balance < 0 ? 'red' : undefined,
    },
    { label: t('money:balance.creditLimit'), value: formatBalance(balance.creditLimit) },
    { label: t('money:balance.maximum'), value: formatBalance(balance.bidAllow) },
    {
      label: t('money:balance.activeBids'),
      value: formatBalance(balance.activeBids),
      note: t('common:count.bids', { count: balance.activeBidsCount }),
    },
  ]
  return <FigureStrip figures={figures} />
}
