import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { NoValue } from '@seriba/ui/Table'

/** The condition as the hall wrote it; a grade that is not on the scale is shown without a color. */
export function ConditionGrade({ grade }: { grade: string }) {
  if (grade === '') return <NoValue />
  const tone = conditionTone(grade)
  return tone === 'plain' ? <span>{grade}</span> : <GradeBadge tone={tone}>{grade}</GradeBadge>
}
