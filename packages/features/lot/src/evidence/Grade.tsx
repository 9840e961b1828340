import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { useTranslation } from 'react-i18next'

/** A grade as its hall gave it, in the color of its kind. */
export function Grade({ condition }: { condition: string }) {
  const { t } = useTranslation('lots')
  const tone = conditionTone(condition)
  if (tone === 'plain') return <b>{condition || '-'}</b>
  return (
    <GradeBadge tone={tone} role="img" aria-label={t('condition.label', { grade: condition })}>
      {condition}
    </GradeBadge>
  )
}
