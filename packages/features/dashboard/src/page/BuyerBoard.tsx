import type { BuyerDashboard } from '@seriba/contracts/dashboard'
import type { DashboardScope } from '@seriba/domain/dashboard/spans'
import { formatMoney } from '@seriba/domain/format/number'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BidHeads } from '../bids/BidHeads.tsx'
import { BidRow } from '../bids/BidRow.tsx'
import { Favorites, Outcome, Searches } from '../parts/Aside.tsx'
import { Clients } from '../parts/Clients.tsx'
import { Part } from '../parts/Part.tsx'
import { Shipments } from '../parts/Shipments.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { BuyerFigures } from './BuyerFigures.tsx'
import styles from './dashboard.module.css'
import { WhoseControl } from './WhoseControl.tsx'

type BuyerBoardProps = {
  board: BuyerDashboard
  whose: DashboardScope
  onWhose: (whose: DashboardScope) => void
  /** Pays money in; another feature's. */
  funds?: ReactNode
}

/** A client's day; a dealer's has their clients in it. */
export function BuyerBoard({ board, whose, onWhose, funds }: BuyerBoardProps) {
  const { t } = useTranslation('dashboard')
  const isDealer = board.role === 'dealer'
  const list = isDealer ? '/dealer-bids' : '/bids'
  const { today, results } = board
  return (
    <>
      <BuyerFigures board={board} funds={funds} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Part
            title={t('today.title')}
            figure={today.count > 0 && t('today.sum', { count: today.count, sum: formatMoney(today.sum) })}
            control={isDealer && <WhoseControl of="dealer" value={whose} onChange={onWhose} />}
            to={{ href: list, label: t('today.all') }}
            heads={<BidHeads of={isDealer ? 'dealer' : 'own'} />}
            empty={t('today.empty')}
          >
            {today.rows.map((bid) => (
              <BidRow key={bid.bidId} bid={bid} of={isDealer ? 'dealer' : 'own'} />
            ))}
          </Part>
          {board.role === 'dealer' ? (
            <Clients clients={board.clients} count={board.sums.clients} />
          ) : (
            <Part
              title={t('results.title')}
              figure={t('results.span')}
              to={{ href: '/archive-bids', label: t('results.all') }}
              heads={<BidHeads of="results" />}
              empty={t('results.empty')}
            >
              {results.map((bid) => (
                <BidRow key={bid.bidId} bid={bid} of="results" />
              ))}
            </Part>
          )}
        </div>
        <div className={styles.aside}>
          <Waiting board={board} list={list} />
          {board.role === 'dealer' && <Outcome outcome={board.outcome} />}
          <Shipments shipments={board.shipments} />
          <Searches searches={board.searches} />
          <Favorites favorites={board.favorites} />
        </div>
      </div>
    </>
  )
}
