import { blockedBid } from '@seriba/domain/import-rules/blocked-bid'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { useEffect, useMemo } from 'react'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { ImportVerdict } from './ImportVerdict.tsx'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = {
  model: Pick<BidPanelModel, 'setBlock'>
  costs: ReadyCosts
  estimate: CostEstimate
}

export function useVerdict({ estimator }: Pick<ReadyCosts, 'estimator'>) {
  return useMemo(() => {
    const { document, vehicle, port, regime } = estimator
    return port === null ? null : importVerdict({ document, port, regime }, vehicle)
  }, [estimator])
}

/** Whether the lot may come in where the costs are computed for; where it may not leave Japan for it, the button says so. */
export function CostVerdict({ model, costs, estimate }: Props) {
  const { t, named } = useCostWords()
  const verdict = useVerdict(costs)
  const blocked = blockedBid(costs.estimator, estimate)
  const because = blocked && named(blocked)
  const { setBlock } = model
  const label = t('rules.notForPort')
  useEffect(() => {
    setBlock(because ? { label, because } : null)
    return () => setBlock(null)
  }, [because, label, setBlock])
  return verdict && <ImportVerdict verdict={verdict} costs={costs} />
}
