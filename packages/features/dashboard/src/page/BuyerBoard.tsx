import type { BuyerDashboard } from '@seriba/contracts/dashboard'
import type { DashboardScope } from '@seriba/domain/dashboard/spans'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BidHeads } from '../bids/BidHeads.tsx'
import { BidRow } from '../bids/BidRow.tsx'
import { Favorites, Outcome, Searches } from '../parts/Aside.tsx'
import { Clients } from '../parts/Clients.tsx'
import { DayBids } from '../parts/DayBids.tsx'
import { Part } from '../parts/Part.tsx'
import { Shipments } from '../parts/Shipments.tsx'
import { WaitingTasks } from '../parts/WaitingTasks.tsx'
import { BidScopeControl } from './BidScopeControl.tsx'
import { BuyerFigures } from './BuyerFigures.tsx'
import styles from './dashboard.module.css'

type BuyerBoardProps = {
  board: BuyerDashboard
  whose: DashboardScope
  onWhose: (whose: DashboardScope) => void
  /** Pays money in; provided by another feature. */
  funds?: ReactNode
}

/** A client's day; a dealer's includes their clients. */
export function BuyerBoard({ board, whose, onWhose, funds }: BuyerBoardProps) {
  const { t } = useTranslation('dashboard')
  const isDealer = board.role === 'dealer'
  const list = isDealer ? '/dealer-bids' : '/bids'
  return (
    <>
      <BuyerFigures board={board} funds={funds} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <DayBids
            board={board}
            list={list}
            control={isDealer && <BidScopeControl of="dealer" value={whose} onChange={onWhose} />}
          />
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
              {board.results.map((bid) => (
                <BidRow key={bid.bidId} bid={bid} of="results" />
              ))}
            </Part>
          )}
        </div>
        <div className={styles.aside}>
          <WaitingTasks board={board} list={list} />
          {board.role === 'dealer' && <Outcome outcome={board.outcome} />}
          <Shipments shipments={board.shipments} />
          <Searches searches={board.searches} />
          <Favorites favorites={board.favorites} />
        </div>
      </div>
    </>
  )
}
