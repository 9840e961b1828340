import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { useEffect, useState } from 'react'
import { shownMilestone, useMilestoneName } from './CostMilestones.tsx'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

const pauseMs = 500

/** The total for screen readers, once the user stops typing. */
export function SpokenTotal({ costs, estimate }: { costs: ReadyCosts; estimate: CostEstimate }) {
  const { t, sum } = useCostWords()
  const name = useMilestoneName()
  const milestone = shownMilestone(costs, estimate)
  const range = estimate.milestones[milestone]
  const text = range
    ? t('total', { name: name(costs, milestone), sum: sum(range, estimate, milestone === 'landed') })
    : ''
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="visually-hidden" aria-live="polite">
      {spoken}
    </span>
  )
}
