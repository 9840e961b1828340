import { blockedBid } from '@seriba/domain/import-rules/blocked-bid'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import { memo, useEffect, useMemo } from 'react'
import type { Block } from '../bid-panel/use-bid-panel.ts'
import { AgeSteps } from './AgeSteps.tsx'
import { ImportVerdict } from './ImportVerdict.tsx'
import { useCostWords } from './use-cost-words.ts'
import { isReady, type ReadyCosts, useCosts, useEstimate } from './use-costs.ts'

export type LotVerdictProps = {
  carId: string
  /** Yen: some bans begin at a certain value. */
  amount: number
  /** Receives the reason why the lot cannot be shipped to the destination, or null. */
  onBlock: (block: Block | null) => void
}

export function useVerdict({ estimator }: Pick<ReadyCosts, 'estimator'>) {
  return useMemo(() => {
    const { document, vehicle, port, regime } = estimator
    return port === null ? null : importVerdict({ document, port, regime }, vehicle)
  }, [estimator])
}

/**
 * Whether the lot may be imported at the destination of the costs; if it may not leave Japan for it, the button says
 * so.
 */
export const CostVerdict = memo(function CostVerdict({ carId, ...props }: LotVerdictProps) {
  const costs = useCosts(carId)
  return isReady(costs) ? <Verdict {...props} costs={costs} /> : null
})

function Verdict({ costs, amount, onBlock }: Omit<LotVerdictProps, 'carId'> & { costs: ReadyCosts }) {
  const { t, named } = useCostWords()
  const verdict = useVerdict(costs)
  const { estimator } = costs
  const { ban } = useEstimate(costs, amount)
  const blocked = useMemo(() => blockedBid(estimator, { ban }), [estimator, ban])
  const because = blocked && named(blocked)
  const label = t('rules.notForPort')
  useEffect(() => {
    onBlock(because ? { label, because } : null)
    return () => onBlock(null)
  }, [because, label, onBlock])
  if (!verdict) return null
  return (
    <>
      <ImportVerdict verdict={verdict} costs={costs} />
      <AgeSteps costs={costs} amount={amount} />
    </>
  )
}
