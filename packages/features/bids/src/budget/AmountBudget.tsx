import { lazy, Suspense } from 'react'
import type { BudgetPanelProps } from './BudgetPanel.tsx'

const nothing = { default: () => null }

const BudgetPanel = lazy(() =>
  import('./BudgetPanel.tsx').then((module) => ({ default: module.BudgetPanel })).catch(() => nothing),
)

/** What the client's own caps leave for the lot; nothing is loaded if they have set none. */
export function AmountBudget(props: BudgetPanelProps) {
  const { bidder, lot } = props.model
  const known = bidder.side === 'manager' ? bidder.client !== undefined : lot.bidInfo.budgetSet
  return (
    known && (
      <Suspense>
        <BudgetPanel {...props} />
      </Suspense>
    )
  )
}
