import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { OverBudget } from '../budget/OverBudget.tsx'
import { ConfirmBid } from './ConfirmBid.tsx'
import { InsufficientCredit } from './InsufficientCredit.tsx'
import { Placed } from './Placed.tsx'

/** Everything after the click on 'Place bid'. Loaded with it. */
export function PlacementDialogs({ model }: { model: BidPanelModel }) {
  const { stage } = model.placing
  return (
    <>
      {stage.kind === 'confirming' && <ConfirmBid model={model} stage={stage} />}
      {stage.kind === 'placed' && <Placed model={model} bid={stage.bid} />}
      {stage.kind === 'short' && <InsufficientCredit model={model} stage={stage} />}
      {stage.kind === 'overBudget' && <OverBudget model={model} stage={stage} />}
    </>
  )
}
