import type { Output } from '@seriba/contracts/contract'
import type { viewSetUp } from '@seriba/contracts/dashboard'

export const steps = ['owner', 'company', 'bank', 'halls', 'lots', 'colleagues', 'done'] as const
export type Step = (typeof steps)[number]
export type SetUp = Output<typeof viewSetUp>

export type Standing = 'done' | 'half' | 'open'

/** The state of a step, by what is set, whatever has been viewed. */
export function standingOf(step: Step, setUp: SetUp | undefined): Standing {
  if (step === 'owner') return 'done'
  if (!setUp || step === 'done') return 'open'
  if (step === 'colleagues') return setUp.set.colleagues > 0 ? 'done' : 'open'
  if (!setUp.steps.some((one) => one.step === step && one.isDone)) return 'open'
  return step === 'halls' && setUp.set.withoutFee > 0 ? 'half' : 'done'
}
