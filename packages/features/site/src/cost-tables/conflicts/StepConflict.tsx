import type { Step } from '@seriba/domain/landed-cost/tables'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useConflictAt } from './conflicts-context.ts'
import { useStepWords } from './use-step-words.ts'

type StepConflictProps = { programme: string; step: Step; steps: readonly Step[]; currency: string }

/** On a step that a colleague has changed, too. */
export function StepConflict({ programme, step, steps, currency }: StepConflictProps) {
  const conflict = useConflictAt(['tables', 'programmes', programme, 'steps', `#${step.id}`])
  const words = useStepWords(steps, currency)
  if (!conflict) return null
  const theirs = conflict.theirs as Step | undefined
  return <ConflictChoice conflict={conflict} theirs={theirs ? words(theirs) : ''} />
}
