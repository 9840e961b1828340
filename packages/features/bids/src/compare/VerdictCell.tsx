import { useCostWords } from '../landed-cost/use-cost-words.ts'
import { useVerdictReason } from '../landed-cost/use-verdict-reason.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

/** Whether it may be imported, why, and until when. */
export function VerdictCell({ column }: { column: ComparedColumn }) {
  const { costs, estimator, verdict } = column
  return costs && estimator && verdict ? <Verdict {...{ costs, estimator, verdict }} /> : null
}

type VerdictProps = { [Name in 'costs' | 'estimator' | 'verdict']: NonNullable<ComparedColumn[Name]> }

function Verdict({ costs, estimator, verdict }: VerdictProps) {
  const { t } = useCostWords()
  const reasons = useVerdictReason(verdict, { costs, estimator })
  const tones = { fits: 'green', cannotTell: 'orange', doesNotFit: 'red' } as const
  return (
    <>
      <b data-tone={tones[verdict.verdict]}>{t(`rules.short.${verdict.verdict}`)}</b>
      <small>{reasons.join(' ')}</small>
    </>
  )
}
