import type { CostChoices } from '@seriba/contracts/costs'
import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { memo } from 'react'
import type { BidRules } from '../bid-panel/bid-rules.ts'
import type { OwnBounds } from '../bid-panel/use-bid-bounds.ts'
import { CostBar } from './CostBar.tsx'
import { CostBudget } from './CostBudget.tsx'
import { CostChooser } from './CostChooser.tsx'
import { CostLines } from './CostLines.tsx'
import { CostLoading } from './CostLoading.tsx'
import { CostMilestones } from './CostMilestones.tsx'
import { CostNotes } from './CostNotes.tsx'
import styles from './costs.module.css'
import { ListValue } from './ListValue.tsx'
import { SpokenTotal } from './SpokenTotal.tsx'
import { useCostWords } from './use-cost-words.ts'
import { isReady, type ReadyCosts, useCosts, useEstimate } from './use-costs.ts'

export type CostPanelProps = {
  carId: string
  /** For a client whom staff bid for, the client's choices; what staff try is not saved. */
  forClient?: CostChoices | undefined
  /** The client's choices are still being loaded; the tables are loaded at the same time. */
  pending?: boolean | undefined
  rules: BidRules
  /** Yen of the bid, or a stock car's price; null until something is typed. */
  amount: number | null
  /** The limits of the bid; null while they are not known. */
  bounds: OwnBounds | null
  onUse: (chosen: { amount: number }) => void
  touch: boolean
}

/** The total cost of the amount, next to it. Whatever happens here, the bid can be placed. */
export const CostPanel = memo(function CostPanel(props: CostPanelProps) {
  const { t } = useCostWords()
  const costs = useCosts(props.carId, props.forClient)
  if (costs.isLoading || props.pending) return <CostLoading />
  if (costs.isFailed)
    return (
      <Note tone="red" role="status">
        {t('failed')} <TextButton onClick={costs.retry}>{t('again')}</TextButton>
      </Note>
    )
  return isReady(costs) ? <Ready {...props} costs={costs} /> : null
})

/** Staff see what a budget covers; what their client may bid is next to the amount. */
const noBounds: OwnBounds = { maximum: undefined, budget: null, committed: 0 }

type ReadyProps = CostPanelProps & { costs: ReadyCosts }

function Ready({ forClient, rules, amount, bounds, onUse, touch, costs }: ReadyProps) {
  const { t } = useCostWords()
  const { fixedPrice, startPrice, step } = rules
  const estimate = useEstimate(costs, amount ?? lowestBid(startPrice, step))
  return (
    <section className={styles.panel} aria-label={t('title')} data-touch={touch || undefined}>
      <CostChooser costs={costs} touch={touch} />
      <CostBar estimate={estimate} />
      <CostMilestones costs={costs} estimate={estimate} />
      <SpokenTotal costs={costs} estimate={estimate} />
      {amount === null && <p className={styles.quiet}>{t('atStart')}</p>}
      <CostNotes costs={costs} estimate={estimate} />
      <ListValue costs={costs} touch={touch} />
      <CostLines costs={costs} estimate={estimate} />
      {fixedPrice === null && (
        <CostBudget
          costs={costs}
          estimate={estimate}
          amount={amount}
          rules={rules}
          bounds={forClient ? noBounds : bounds}
          isForClient={forClient !== undefined}
          onUse={onUse}
          touch={touch}
        />
      )}
    </section>
  )
}
