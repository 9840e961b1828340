import { lazy, Suspense } from 'react'
import { MyBidBox } from '../cancel-bid/MyBidBox.tsx'
import { CostChoicesOfLot } from '../landed-cost/cost-choices.tsx'
import { BidForm } from './BidForm.tsx'
import styles from './BidPanel.module.css'
import { PanelHead } from './PanelHead.tsx'
import { PanelNotice } from './PanelNotice.tsx'
import { PriceLines } from './PriceLines.tsx'
import type { BidPanelModel } from './use-bid-panel.ts'

const load = () => import('../place-bid/PlacementDialogs.tsx')
const PlacementDialogs = lazy(() => load().then((module) => ({ default: module.PlacementDialogs })))

type PanelBodyProps = { model: BidPanelModel; touch?: boolean }

/** Deadline, own bid, prices, and the form or the reason why there is none. */
export function PanelBody({ model, touch = false }: PanelBodyProps) {
  const { kind } = model.placing.stage
  const asking = kind === 'confirming' || kind === 'placed' || kind === 'short' || kind === 'overBudget'
  return (
    <div className={styles.body} data-touch={touch || undefined}>
      <PanelHead
        lot={model.lot}
        stock={model.stock}
        over={model.state === 'finished' || model.state === 'sold'}
        own={model.bidder.side === 'client'}
      />
      {model.bidder.side === 'client' && <MyBidBox lot={model.lot} order={model.stock} />}
      <CostChoicesOfLot clientId={model.bidder.client?.userId} onListValue={model.setListValue}>
        {model.state === 'form' ? (
          <BidForm model={model} touch={touch} onPrepare={() => void load()} />
        ) : (
          <>
            {!model.stock && (
              <div className={styles.part}>
                <PriceLines lot={model.lot} average={model.pageType === 'car-auction'} />
              </div>
            )}
            <PanelNotice model={model} />
          </>
        )}
        {model.bidder.bidsOn?.(model.lot.carCommonDetail.id)}
        {asking && (
          <Suspense>
            <PlacementDialogs model={model} />
          </Suspense>
        )}
      </CostChoicesOfLot>
    </div>
  )
}
