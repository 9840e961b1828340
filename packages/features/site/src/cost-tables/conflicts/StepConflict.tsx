import type { Step } from '@seriba/domain/landed-cost/tables'
import { useAmountWords } from '../amounts/use-amount-words.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useConflictAt } from './conflicts-context.ts'

type StepConflictProps = { programme: string; step: Step; steps: readonly Step[]; currency: string }

/** On a step that a colleague has changed, too. */
export function StepConflict({ programme, step, steps, currency }: StepConflictProps) {
  const conflict = useConflictAt(['tables', 'programmes', programme, 'steps', `#${step.id}`])
  const { words } = useAmountWords(steps, currency)
  if (!conflict) return null
  const theirs = conflict.theirs as Step | undefined
  return <ConflictChoice conflict={conflict} theirs={theirs ? words(theirs.amount) : ''} />
}
