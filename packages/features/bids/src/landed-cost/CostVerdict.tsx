import { blockedBid } from '@seriba/domain/import-rules/blocked-bid'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { useEffect, useMemo } from 'react'
import type { Block } from '../bid-panel/use-bid-panel.ts'
import { ImportVerdict } from './ImportVerdict.tsx'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = {
  costs: ReadyCosts
  estimate: CostEstimate
  onBlock: (block: Block | null) => void
}

export function useVerdict({ estimator }: Pick<ReadyCosts, 'estimator'>) {
  return useMemo(() => {
    const { document, vehicle, port, regime } = estimator
    return port === null ? null : importVerdict({ document, port, regime }, vehicle)
  }, [estimator])
}

/** Whether the lot may come in where the costs are computed for; where it may not leave Japan for it, the button says so. */
export function CostVerdict({ costs, estimate, onBlock }: Props) {
  const { t, named } = useCostWords()
  const verdict = useVerdict(costs)
  const { estimator } = costs
  const { ban } = estimate
  const blocked = useMemo(() => blockedBid(estimator, { ban }), [estimator, ban])
  const because = blocked && named(blocked)
  const label = t('rules.notForPort')
  useEffect(() => {
    onBlock(because ? { label, because } : null)
    return () => onBlock(null)
  }, [because, label, onBlock])
  return verdict && <ImportVerdict verdict={verdict} costs={costs} />
}
