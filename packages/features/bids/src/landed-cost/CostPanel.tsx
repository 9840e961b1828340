import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useDeferredValue } from 'react'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { CostBudget } from './CostBudget.tsx'
import { CostChooser } from './CostChooser.tsx'
import { CostLines } from './CostLines.tsx'
import { CostLoading } from './CostLoading.tsx'
import { CostMilestones } from './CostMilestones.tsx'
import { CostNotes } from './CostNotes.tsx'
import { CostVerdict } from './CostVerdict.tsx'
import styles from './costs.module.css'
import { SpokenTotal } from './SpokenTotal.tsx'
import { useCostWords } from './use-cost-words.ts'
import { isReady, type ReadyCosts, useCosts, useEstimate } from './use-costs.ts'

export type CostPanelProps = { model: BidPanelModel; touch: boolean }

/** What the amount comes to, beside it. Whatever happens here, the bid can be placed. */
export function CostPanel({ model, touch }: CostPanelProps) {
  const { t } = useCostWords()
  const costs = useCosts(model.lot.carCommonDetail.id)
  if (costs.isLoading) return <CostLoading />
  if (costs.isFailed)
    return (
      <Note tone="red" role="status">
        {t('failed')} <TextButton onClick={costs.retry}>{t('again')}</TextButton>
      </Note>
    )
  return isReady(costs) ? <Ready model={model} touch={touch} costs={costs} /> : null
}

function Ready({ model, touch, costs }: CostPanelProps & { costs: ReadyCosts }) {
  const { t } = useCostWords()
  const { form, rules } = model
  const typed = rules.fixedPrice ?? form.values.amount
  // The figure that is typed is drawn first, then what it comes to.
  const price = useDeferredValue(typed ?? lowestBid(rules.startPrice, rules.step))
  const estimate = useEstimate(costs, price)
  return (
    <section className={styles.panel} aria-label={t('title')} data-touch={touch || undefined}>
      <CostChooser costs={costs} touch={touch} />
      <CostVerdict model={model} costs={costs} estimate={estimate} />
      <CostMilestones costs={costs} estimate={estimate} />
      <SpokenTotal costs={costs} estimate={estimate} />
      {typed === null && <p className={styles.quiet}>{t('atStart')}</p>}
      <CostNotes costs={costs} estimate={estimate} />
      <CostLines costs={costs} estimate={estimate} />
      {!model.stock && <CostBudget model={model} costs={costs} estimate={estimate} touch={touch} />}
    </section>
  )
}
